import { describe, expect, it } from 'vitest';
import { pictureNames } from './pictures-of.ts';

const names = pictureNames();

describe('at 768 px', () => {
  it.each(['screens-shipments-shipments--ready', 'layouts-applayout--default'])('%s is seen', (page) => {
    expect(names).toContain(`tablet/${page}`);
  });

  it.each([
    'patterns-listframe--ready',
    'patterns-detailpanel--ready',
    'patterns-settingsframe--ready',
    'forms-formframe--ready',
    'forms-wizard--ready',
  ])('the frame %s is seen', (frame) => {
    expect(names).toContain(`tablet/${frame}`);
  });

  it.each([
    'components-button--matrix',
    'patterns-listframe--empty',
    'screens-shipments-shipments-rows--ready',
  ])('%s is not: it is no page, or only varies one', (story) => {
    expect(names).not.toContain(`tablet/${story}`);
  });
});
