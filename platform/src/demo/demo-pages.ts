import { contentPages } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { insertPages } from '../resources/pages/queries.ts';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';

const { pages } = tables;

/** Writes the sample texts of the contract, where nobody has written any. */
export async function seedDemoPages(db: Database): Promise<void> {
  await insertPages(
    db,
    Object.values(contentPages).map((page) => ({
      ...page,
      updatedAt: new Date(page.updatedAt),
      isDemo: true,
    })),
  );
}

/** Without demo data no sample may pass for what the operator says. */
export async function removeDemoPages(db: Database): Promise<void> {
  await db.delete(pages).where(eq(pages.isDemo, true));
}
