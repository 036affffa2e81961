import { resetGlobal } from './layered.ts';

resetGlobal('*, *::before, *::after', { boxSizing: 'border-box' });
resetGlobal('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, pre', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
resetGlobal('h1, h2, h3, h4, legend', { fontSize: 'inherit', fontWeight: 'inherit' });
resetGlobal('ul, ol', { listStyle: 'none' });
resetGlobal('button, input, select, textarea', {
  margin: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  fontVariantNumeric: 'inherit',
});
resetGlobal('button', { padding: 0, border: 0, background: 'none', textAlign: 'inherit' });
resetGlobal('svg, img', { display: 'block', flex: 'none' });
resetGlobal('img', { maxWidth: '100%', height: 'auto' });
resetGlobal('table', { borderCollapse: 'separate', borderSpacing: 0 });
resetGlobal('[hidden]', { display: 'none' });
