import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Lotse', brandUrl: './', brandTarget: '_self' }),
});
