import { Plus } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import type { ButtonLooks, ButtonVariant } from '../Button/Button.tsx';
import { buttonSizes, buttonVariants } from '../Button/Button.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { href: '/sendungen/neu', children: 'Sendung erstellen' },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const looks = {
  words: {},
  icon: { icon: Plus },
  shortcut: { shortcut: 'N', 'aria-keyshortcuts': 'N' },
  'size sm': { size: 'sm' },
  'size lg': { size: 'lg' },
} satisfies Record<string, ButtonLooks & { 'aria-keyshortcuts'?: string }>;

const columns = Object.keys(looks) as (keyof typeof looks)[];
const specimen = (variant: ButtonVariant, look: keyof typeof looks) => (
  <ButtonLink {...looks[look]} href="/sendungen/neu" variant={variant}>
    Sendung erstellen
  </ButtonLink>
);

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Grid rows={buttonVariants.filter((variant) => variant !== 'inverse')} columns={columns}>
        {specimen}
      </Grid>
      <InverseSurface>
        <Grid rows={['inverse']} columns={columns}>
          {specimen}
        </Grid>
      </InverseSurface>
      <Specimen caption="without href">
        <ButtonLink href={undefined}>Nächster</ButtonLink>
      </Specimen>
      <Specimen caption="without words">
        <ButtonLink href="/sendungen/neu" icon={Plus} aria-label="Sendung erstellen" />
      </Specimen>
      <Specimen caption="isFullWidth">
        <ButtonLink href="/sendungen/neu" variant="primary" size="lg" icon={Plus} isFullWidth>
          Sendung erstellen
        </ButtonLink>
      </Specimen>
    </Stack>
  ),
};

export const HardCases: Story = {
  args: { variant: 'primary', icon: Plus, children: 'Gefahrgutbeförderungspapiervordruck herunterladen' },
  globals: { viewport: { value: 'w320' } },
};

const navigate = fn();

export const NavigatesWithoutLeavingThePage: Story = {
  tags: ['interaction'],
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <ButtonLink {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await expect(await fireEvent.click(canvas.getByRole('link'))).toBe(false);
    await expect(navigate.mock.calls).toEqual([['/sendungen/neu']]);
  },
};
