import { measures, media, vars } from '../tokens/index.ts';
import { focusRing } from './focus.ts';
import { baseGlobal } from './layered.ts';

baseGlobal('html', {
  fontFamily: vars.fontFamily.text,
  textSizeAdjust: '100%',
  /* A focused field must not hide behind the bars that stick to the edges. */
  scrollPaddingBlock: `calc(${vars.frame.topbar} + ${vars.space[4]}) ${vars.space[16]}`,
});

baseGlobal('body', {
  minHeight: '100dvh',
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.md,
  fontVariantNumeric: 'tabular-nums',
  hyphens: 'manual',
  overflowWrap: 'break-word',
  '@media': {
    /* German compounds are longer than a phone is wide; short words stay whole. */
    [media.phone]: { hyphens: 'auto', hyphenateLimitChars: '16 6 6' },
  },
});

/* A subtree with its own density re-reads the type that body has set. On the root element it must not:
   the root's size is what every rem is counted in. */
baseGlobal('[data-density]:not(html)', { fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.md });

baseGlobal('h1', {
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight['2xl'],
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.012em',
});
baseGlobal('h2', {
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
});
baseGlobal('h3', {
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.md,
  fontWeight: vars.fontWeight.semibold,
});
baseGlobal('b, strong', { fontWeight: vars.fontWeight.semibold });
baseGlobal('small', { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.xs });
baseGlobal('code, kbd, samp', { fontFamily: vars.fontFamily.mono });

baseGlobal('a', {
  color: vars.color.accentText,
  textUnderlineOffset: measures.underline.offset,
  textDecorationThickness: measures.underline.thickness,
  textDecorationColor: 'color-mix(in oklch, currentColor 45%, transparent)',
});
baseGlobal('a:hover', { textDecorationColor: 'currentColor' });

baseGlobal(':focus-visible', focusRing);

/* react-aria would inject this rule in a <style> of its own, which the Content-Security-Policy
   forbids; a <meta id="react-aria-pressable-style"> in the page tells it that we have it. */
baseGlobal('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

const still = {
  animationDuration: '0s !important',
  animationDelay: '0s !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  transitionDelay: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
};

baseGlobal('*, *::before, *::after', { '@media': { [media.reducedMotion]: still } });
baseGlobal('[data-motion="less"] *, [data-motion="less"] *::before, [data-motion="less"] *::after', still);
baseGlobal('[data-motion="less"]', { scrollBehavior: 'auto !important' as 'auto' });
