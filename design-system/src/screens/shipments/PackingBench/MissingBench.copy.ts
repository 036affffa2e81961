/** Where the code of the packing bench could not be fetched. */
export const missingBenchCopy = { missing: 'Der Packplatz kann gerade nicht angezeigt werden.' } as const;
