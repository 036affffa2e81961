import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema/index.ts',
  out: './migrations',
  // The same as in src/store/open-store.ts: both have to name the columns alike.
  casing: 'snake_case',
});
