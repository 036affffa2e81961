/** A page that stands for the PDF of a label: headless browsers have no viewer for one. Used by stories only. */
export const labelPage = new Blob(
  [
    `<!doctype html>
<html lang="de">
<title>Etikett</title>
<style>
  body { font: 1em/1.4 'Atkinson Hyperlegible Next', sans-serif; margin: 1em; max-inline-size: 21em; box-sizing: border-box; padding: 1em; border: thin solid; background: white; color: black; }
  p { margin: 0 0 1em; }
  p:last-child { margin: 0; font-weight: 600; }
  b { font-size: 1.25em; }
  i { display: block; block-size: 5em; margin-block-end: 0.25em; background: repeating-linear-gradient(90deg, black 0 0.125em, white 0.125em 0.25em, black 0.25em 0.3125em, white 0.3125em 0.5625em); }
</style>
<p>DHL Paket</p>
<p>Von: Tietze Feinmechanik GmbH, Kiel</p>
<p>An:<br><b>Zahntechnik Löwenstein &amp; Partner mbB</b><br>73525 Schwäbisch Gmünd</p>
<i></i>
<p>00340433836442636597</p>
</html>`,
  ],
  // Without the charset the browser takes the umlauts for something else.
  { type: 'text/html;charset=utf-8' },
);
