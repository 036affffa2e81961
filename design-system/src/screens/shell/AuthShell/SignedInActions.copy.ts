/** Words of who is signed in where there is no bar of the application. */
export const signedInActionsCopy = {
  signedInAs: (name: string) => `Angemeldet als ${name}`,
} as const;
