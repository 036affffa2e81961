import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import './checks.css';
import { startPseudoLong } from './pseudo-long.ts';

/** Switches beside theme, density and width; the first value of each is how people get the product. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  textSpacing: {
    description: 'Text spacing of WCAG 1.4.12',
    toolbar: {
      icon: 'paragraph',
      items: [
        { value: 'normal', title: 'Spacing: as designed' },
        { value: 'wcag', title: 'Spacing: WCAG 1.4.12' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      items: [
        { value: 'full', title: 'Motion: full' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
      dynamicTitle: true,
    },
  },
  words: {
    description: 'Length of words',
    toolbar: {
      icon: 'grow',
      items: [
        { value: 'normal', title: 'Words: as they are' },
        { value: 'long', title: 'Words: 40 % longer' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { textSpacing: 'normal', motion: 'full', words: 'normal' };

/** Puts the toolbar's choices on the page around a story. */
export const withToolbar: Decorator = (Story, { globals }) => {
  const { textSpacing, motion, words } = globals as typeof initialGlobals;
  const { dataset } = document.documentElement;
  dataset['textSpacing'] = textSpacing;
  dataset['motion'] = motion;
  return (
    <>
      <Story />
      {words === 'long' && <PseudoLong />}
    </>
  );
};

function PseudoLong() {
  useEffect(startPseudoLong, []);
  return null;
}
