import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Start } from '../../start/Start/Start.tsx';
import { PublicShell } from '../PublicShell/PublicShell.tsx';
import { CookieBar } from './CookieBar.tsx';

const meta = {
  component: CookieBar,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { privacyHref: '#datenschutz', onAcceptAll: fn(), onOnlyNecessary: fn(), onSettings: fn() },
  render: (args) => (
    <>
      <PublicShell
        productName="Lotse"
        homeHref="#start"
        legalHrefs={{ imprint: '#impressum', privacy: '#datenschutz' }}
        onSignIn={fn()}
        onCookieSettings={fn()}
        routeKey="/"
      >
        <Start
          state={{ kind: 'ready' }}
          onSignIn={fn()}
          onRegisteringChange={fn()}
          onRegister={fn()}
          trackingHref="#verfolgung"
          onTrack={fn()}
        />
      </PublicShell>
      <CookieBar {...args} />
    </>
  ),
} satisfies Meta<typeof CookieBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Alle akzeptieren', 'Nur notwendige', 'Einstellungen'];

export const Asking: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Cookies und Datenschutz' });
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
  },
};

export const SettingsNotLoaded: Story = {
  args: { onSettings: fn(() => Promise.reject(new Error('unreachable'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Einstellungen' }));
    await canvas.findByRole('alert');
    const [one, other] = ['Alle akzeptieren', 'Einstellungen'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(Math.round(one?.width ?? 0)).toBe(Math.round(other?.width ?? 1));
  },
};

/** The three ways out look alike, lie beside each other and are one press away each. */
export const WeighsAllWaysOutAlike: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const buttons = names.map((name) => canvas.getByRole('button', { name }));
    const looks = buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      return [
        Math.round(width),
        Math.round(height),
        color,
        backgroundColor,
        borderColor,
        fontSize,
        fontWeight,
      ];
    });
    await expect(looks[1]).toEqual(looks[0]);
    await expect(looks[2]).toEqual(looks[0]);
    for (const button of buttons) await userEvent.click(button);
    await expect(args.onAcceptAll).toHaveBeenCalledOnce();
    await expect(args.onOnlyNecessary).toHaveBeenCalledOnce();
    await expect(args.onSettings).toHaveBeenCalledOnce();
  },
};

export const LeadsToThePrivacyPolicy: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Cookies und Datenschutz' }));
    await expect(bar.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute(
      'href',
      '#datenschutz',
    );
  },
};

/** It is no trap: the keyboard comes from the page into it, past each way out, and leaves it again. */
export const IsReachedAndLeftByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Datenschutzerklärung' });
    canvas.getByRole('button', { name: 'Cookie-Einstellungen' }).focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    for (const name of names) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('region', { name: 'Cookies und Datenschutz' })).toBeVisible();
    await expect(args.onAcceptAll).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Einstellungen' })).not.toHaveFocus();
  },
};

/** Nothing moves as it comes, and the foot of the page can be brought out from behind it. */
export const LeavesThePageWhereItIs: Story = {
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('region', { name: 'Cookies und Datenschutz' });
    const heading = canvas.getByRole('heading', { level: 1 });
    const before = heading.getBoundingClientRect().toJSON() as object;
    bar.style.display = 'none';
    await expect(heading.getBoundingClientRect().toJSON()).toEqual(before);
    bar.style.display = '';
    window.scrollTo(0, canvasElement.ownerDocument.documentElement.scrollHeight);
    const foot = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 1);
    window.scrollTo(0, 0);
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const bar = canvas.getByRole('region', { name: 'Cookies und Datenschutz' });
    await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.6 + 1);
  },
};
