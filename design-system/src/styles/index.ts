/* Everything that holds for the whole page. The order of the imports is the order in the CSS. */
import './layers.css.ts';
import '../tokens/theme.css.ts';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import './fonts.css';
import './reset.css.ts';
import './base.css.ts';
