import { type ContrastRequirement, contrastRequirements } from '../../src/tokens/contrast-pairs.ts';
import { contrast } from '../../src/tokens/contrast.ts';
import { type ColorName, colorNames, palette } from '../../src/tokens/palette.ts';
import { cell, code, head, muted, page, scroller, swatch, swatches, swatchPair, table } from '../docs.css.ts';

const themes = [
  { theme: 'light', side: 0 },
  { theme: 'dark', side: 1 },
] as const;

const ratio = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Every colour by its role, in both themes. */
export function Swatches() {
  return (
    <div className={`sb-unstyled ${page} ${swatches}`}>
      {colorNames.map((name) => (
        <figure key={name}>
          <div className={swatchPair}>
            {themes.map(({ theme, side }) => (
              <div key={theme} className={swatch} style={{ background: palette[name][side] }} />
            ))}
          </div>
          <figcaption>
            <strong>{name}</strong>
            {themes.map(({ theme, side }) => (
              <div key={theme} className={`${code} ${muted}`}>
                {theme} {palette[name][side]}
              </div>
            ))}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Every pair in use with its contrast in both themes; the same computation as the test's. */
export function ContrastTable() {
  return (
    <div className={`sb-unstyled ${page} ${scroller}`}>
      <table className={table} aria-label="Contrast of the pairs in use">
        <thead>
          <tr>
            {['Use', 'Foreground', 'Background', 'Needs', 'Light', 'Dark'].map((column) => (
              <th key={column} scope="col" className={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{contrastRequirements.flatMap(rowsOf)}</tbody>
      </table>
    </div>
  );
}

function rowsOf({ use, foreground, backgrounds, minimum }: ContrastRequirement) {
  return backgrounds.map((background) => (
    <tr key={`${use} ${foreground} ${background}`}>
      <td className={cell}>{use}</td>
      <td className={cell}>{foreground}</td>
      <td className={cell}>{background}</td>
      <td className={cell}>{minimum}:1</td>
      {themes.map(({ theme, side }) => (
        <td key={theme} className={cell}>
          <Sample foreground={foreground} background={background} side={side} />{' '}
          {ratio.format(contrast(palette[foreground][side], palette[background][side]))}
        </td>
      ))}
    </tr>
  ));
}

interface SampleProps {
  foreground: ColorName;
  background: ColorName;
  side: 0 | 1;
}

function Sample({ foreground, background, side }: SampleProps) {
  return (
    <span
      aria-hidden="true"
      style={{ color: palette[foreground][side], background: palette[background][side], padding: '0 0.5em' }}
    >
      Ag ●
    </span>
  );
}
