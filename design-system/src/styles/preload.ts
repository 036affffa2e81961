/** Address of the one font file that the first view of every page needs (text, latin). */
export { default as textFontUrl } from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
