import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PickupForm, type PickupInput } from './story-pickup-form.tsx';

const blank: PickupInput = {
  day: '',
  latest: '',
  weightKg: '',
  limitEur: '',
  weekdays: [],
  carriers: [],
  costCenter: '',
  holidays: null,
  note: '',
  isConfirmed: false,
  isNotified: false,
};

/** Every kind of field, bound to a form. */
const meta = {
  component: PickupForm,
  args: { initialInput: blank, onSubmit: fn() },
} satisfies Meta<typeof PickupForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that stand in no section keep a distance, from each other and from what is said above them. */
export const WithoutASection: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const note = canvas.getByRole('textbox', { name: /^Hinweis/ }).getBoundingClientRect();
    const confirmed = canvas.getByRole('checkbox', { name: /^Rampe/ }).getBoundingClientRect();
    await expect(confirmed.top - note.bottom).toBeGreaterThanOrEqual(16);
  },
};

export const AllWrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }));
    await canvas.findByRole('region', { name: /Sie 7.Angaben:$/ });
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent.split(':')[0])).toEqual([
      'Erster Tag',
      'Späteste Abholzeit',
      'Gewicht',
      'Höchstpreis netto',
      'Dienstleister',
      'Abholtage',
      'Rampe ist zugänglich',
    ]);
  },
};

/** Each line of the summary leads to something that takes the focus. */
export const LeadsToEveryField: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }));
    await canvas.findByRole('region', { name: /Sie 7.Angaben:$/ });
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.click(link);
      await waitFor(() => expect(document.activeElement?.id).toMatch(/^abholung-/));
      const { hash } = new URL((link as HTMLAnchorElement).href);
      await expect(document.activeElement?.id).toBe(hash.slice(1));
    }
  },
};

/** What is wrong with one of several choices, or one of two days, stands at the field that shows them all. */
export const OnePartWrong: Story = {
  args: {
    initialInput: {
      ...blank,
      day: '2026-11-27',
      latest: '16:30',
      weightKg: '12,5',
      limitEur: '40',
      weekdays: ['1', '5'],
      carriers: ['DPD', 'GLS'],
      holidays: { start: '2026-12-24', end: '2028-01-07' },
      isConfirmed: true,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }));
    await canvas.findByRole('region', { name: /Sie 2.Angaben:$/ });
    await expect(canvas.getByRole('combobox', { name: 'Dienstleister' })).toHaveAccessibleDescription(
      /GLS holt hier nicht ab/,
    );
    await userEvent.click(
      canvas.getByRole('link', { name: 'Betriebsferien: Das Ende liegt zu weit in der Zukunft.' }),
    );
    await expect(canvas.getByRole('group', { name: 'Betriebsferien' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Dienstleister: GLS holt hier nicht ab.' }));
    await expect(canvas.getByRole('combobox', { name: 'Dienstleister' })).toHaveFocus();
  },
};

/** The server's complaint about one of several stays until the choice changes, and goes with it. */
export const ForgetsAComplaintAboutOneOfSeveral: Story = {
  tags: ['interaction'],
  args: {
    ...OnePartWrong.args,
    initialInput: {
      ...OnePartWrong.args?.initialInput,
      carriers: ['DPD', 'UPS'],
      holidays: null,
    } as PickupInput,
    submitError: {
      title: 'Die Abholung wurde nicht angelegt.',
      text: '',
      fields: [{ path: ['carriers', 1], message: 'UPS kommt hier nicht vorbei.' }],
    },
  },
  play: async ({ args, canvas }) => {
    const carriers = canvas.getByRole('combobox', { name: 'Dienstleister' });
    await waitFor(() => expect(carriers).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: 'UPS entfernen' }));
    await waitFor(() => expect(carriers).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Emptied to type anew, or for good: nothing is chosen then, and nothing is wrong. */
export const EmptiesAChoice: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const costCenter = canvas.getByRole('combobox', { name: 'Kostenstelle' });
    await userEvent.type(costCenter, 'Süd{ArrowDown}{Enter}');
    await expect(costCenter).toHaveValue('Vertrieb Süd');
    await userEvent.clear(costCenter);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }));
    await expect(costCenter).toBeValid();
    await expect(canvas.queryByText(/Invalid type/)).toBeNull();
  },
};

/** Under the hands it stays as it is typed, and nothing becomes another amount. */
export const WritesAmountsOutOnceTheyAreLeft: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const limit = canvas.getByRole('textbox', { name: 'Höchstpreis netto' });
    for (const [typed, written] of [
      ['12,5', '12,50'],
      ['1234', '1.234,00'],
      ['0.99', '0,99'],
      ['12,3456', '12,3456'],
      ['zwölf', 'zwölf'],
    ] as const) {
      await userEvent.clear(limit);
      await userEvent.type(limit, typed);
      await expect(limit).toHaveValue(typed);
      await userEvent.tab();
      await expect(limit).toHaveValue(written);
    }
    // What is no number stays for whoever typed it, and is complained about.
    await expect(limit).toHaveAccessibleDescription(/Eingabe muss eine Zahl sein/);
  },
};

export const TakesEveryKindOfValue: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('27.11.2026');
    document.getElementById('abholung-latest')?.focus();
    await userEvent.keyboard('1630');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gewicht' }), '12,5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Höchstpreis netto' }), '40');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Dienstleister' }), 'DP{ArrowDown}{Enter}');
    // The list stays open for more choices.
    await userEvent.tab();
    await userEvent.type(
      await canvas.findByRole('combobox', { name: 'Kostenstelle' }),
      'Süd{ArrowDown}{Enter}',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fr.' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mo.' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Hinweis/ }), 'Tor 4');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rampe ist zugänglich' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Am Vorabend erinnern' }));
    document.getElementById('abholung-holidays')?.focus();
    await userEvent.keyboard('2412202631122026');
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }));
    await expect(args.onSubmit.mock.calls).toEqual([
      [
        {
          day: '2026-11-27',
          latest: '16:30',
          weightKg: '12,5',
          limitEur: '40,00',
          weekdays: ['1', '5'],
          carriers: ['DPD'],
          costCenter: '5200',
          holidays: { start: '2026-12-24', end: '2026-12-31' },
          note: 'Tor 4',
          isConfirmed: true,
          isNotified: true,
        },
      ],
    ]);
  },
};
