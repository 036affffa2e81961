/** All tables, one file per area. A new area is a new file and one line here. */
export * from './people.ts';
export * from './sign-in.ts';
