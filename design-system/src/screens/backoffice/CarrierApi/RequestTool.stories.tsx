import type { Meta, StoryObj } from '@storybook/react-vite';
import { carrierOperationLabels } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { carrierAnswer, carrierConnections } from './carrier-api-fixtures.ts';
import { carrierApiCopy } from './CarrierApi.copy.ts';
import { RequestTool } from './RequestTool.tsx';

const { tool: copy, answer: answerCopy } = carrierApiCopy;

const onSend = fn();

/** Asks a carrier by hand; in the page it stands below the times of the carriers. */
const meta = {
  component: RequestTool,
  tags: ['part'],
  args: {
    connections: carrierConnections,
    isAdministrator: true,
    now: new Date(FIXTURE_NOW),
    pending: false,
    failure: null,
    answer: null,
    onSend,
    onChangedChange: fn(),
  },
} satisfies Meta<typeof RequestTool>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const requestOf = (canvas: Canvas, operation: keyof typeof carrierOperationLabels) =>
  canvas.getByRole('textbox', { name: new RegExp(`^${carrierOperationLabels[operation]}`) });
const choose = (canvas: Canvas, label: string, value: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), value);
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: copy.send }));
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

export const Ready: Story = {};

/** The example is sent as it is, or changed. */
export const Sends: Story = {
  tags: ['part', 'interaction'],
  play: async ({ canvas }) => {
    onSend.mockClear();
    await send(canvas);
    await expect(onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        carrier: 'DHL',
        operation: 'rates',
        request: expect.objectContaining({ from: { postalCode: '24103', city: 'Kiel', countryCode: 'DE' } }),
      }),
    );
    await choose(canvas, copy.carrier, 'GLS');
    await choose(canvas, copy.operation, 'track');
    await fill(requestOf(canvas, 'track'), '{"trackingNumber": "12345678901"}');
    await send(canvas);
    await expect(onSend).toHaveBeenLastCalledWith({
      carrier: 'GLS',
      operation: 'track',
      request: { trackingNumber: '12345678901' },
    });
  },
};

/** What is typed for one question is there again when it is chosen again. */
export const KeepsWhatIsTyped: Story = {
  tags: ['part', 'interaction'],
  play: async ({ canvas }) => {
    await fill(requestOf(canvas, 'rates'), '{"from": ');
    await choose(canvas, copy.operation, 'label');
    await choose(canvas, copy.operation, 'rates');
    await expect(requestOf(canvas, 'rates')).toHaveValue('{"from": ');
  },
};

/** What is no JSON is said with its line and column, and nothing is sent. */
export const NoJson: Story = {
  play: async ({ canvas }) => {
    onSend.mockClear();
    await fill(requestOf(canvas, 'rates'), '{\n  "from": {}\n  "to": {}\n}');
    await send(canvas);
    await expect(requestOf(canvas, 'rates')).toHaveAccessibleDescription(
      expect.stringMatching(/Zeile\s3, Spalte\s3: Hier fehlt ein Komma\./),
    );
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** What is missing is said where it would stand, and nothing is sent. */
export const WrongForm: Story = {
  play: async ({ canvas }) => {
    onSend.mockClear();
    await choose(canvas, copy.operation, 'track');
    await fill(requestOf(canvas, 'track'), '{\n  "number": "12345678901"\n}');
    await send(canvas);
    await expect(requestOf(canvas, 'track')).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`Zeile\\s1, Spalte\\s1: trackingNumber: ${copy.wrongForm}`)),
    );
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(requestOf(canvas, 'rates'));
    await send(canvas);
    await expect(requestOf(canvas, 'rates')).toHaveAccessibleDescription(
      expect.stringContaining(copy.missing),
    );
  },
};

export const Asking: Story = { args: { pending: true } };

export const Answered: Story = {
  args: { answer: carrierAnswer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: answerCopy.body })).toHaveValue(carrierAnswer.body);
    await expect(
      canvas.getByText('312 ms', { normalizer: (text) => text.replaceAll('\u00A0', ' ') }),
    ).toBeVisible();
  },
};

const written = fn(async (_text: string) => {});
const refused = fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
};

export const Copied: Story = {
  args: { answer: carrierAnswer },
  beforeEach: withClipboard(written),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: answerCopy.copyBody }));
    await expect(await canvas.findByText(answerCopy.bodyCopied)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: answerCopy.copyCurl }));
    await expect(written).toHaveBeenLastCalledWith(carrierAnswer.curl);
    await expect(await canvas.findByText(answerCopy.curlCopied)).toBeVisible();
  },
};

export const BodyCopied: Story = {
  args: { answer: carrierAnswer },
  beforeEach: withClipboard(written),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: answerCopy.copyBody }));
    await expect(await canvas.findByText(answerCopy.bodyCopied)).toBeVisible();
  },
};

export const NotCopied: Story = {
  args: { answer: carrierAnswer },
  beforeEach: withClipboard(refused),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: answerCopy.copyCurl }));
    await expect(await canvas.findByText(answerCopy.notCopied)).toBeVisible();
  },
};

export const AnsweredTooLong: Story = { args: { answer: { ...carrierAnswer, isCut: true } } };

export const AnsweredWithNothing: Story = {
  args: { answer: { ...carrierAnswer, operation: 'cancel', body: '' } },
};

export const RefusedByTheCarrier: Story = {
  args: {
    answer: {
      ...carrierAnswer,
      operation: 'cancel',
      outcome: 'refused',
      body: '',
      detail: 'Die Sendung ist schon unterwegs und lässt sich nicht mehr stornieren.',
    },
  },
};

export const WithoutAnswer: Story = {
  args: { answer: { ...carrierAnswer, outcome: 'timeout', durationMs: 8000, body: '' } },
};

/** Our own platform has not sent it; what was typed stays. */
export const NotSent: Story = {
  args: { failure: { reason: 'unreachable', at: FIXTURE_NOW } },
};

/** What the platform finds wrong with what prices depend on is said where it was typed. */
export const UnknownCountry: Story = {
  tags: ['part', 'interaction'],
  args: {
    failure: {
      reason: 'invalid',
      at: FIXTURE_NOW,
      status: 422,
      fields: [
        { path: ['request', 'from', 'countryCode'], message: 'Wählen Sie einen der angebotenen Werte.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(requestOf(canvas, 'rates')).toHaveAccessibleDescription(
      expect.stringMatching(/Zeile\s5, Spalte\s20: from.countryCode: Wählen Sie/),
    );
  },
};

/** So is a number that it does not know. */
export const UnknownNumber: Story = {
  args: {
    failure: {
      reason: 'invalid',
      at: FIXTURE_NOW,
      status: 422,
      fields: [
        {
          path: ['request', 'shipmentData'],
          message: 'Zu dieser Sendungsnummer gibt es keine Sendung mit DHL.',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(requestOf(canvas, 'rates')).toHaveAccessibleDescription(
      expect.stringMatching(/Zeile\s12, Spalte\s\d+: shipmentData: Zu dieser Sendungsnummer/),
    );
  },
};

/** What cannot be taken back says so before it is sent. */
export const Cancelling: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, copy.operation, 'cancel');
    await expect(canvas.getByText(copy.cancelling)).toBeVisible();
  },
};

export const InProduction: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, copy.carrier, 'UPS');
    await expect(canvas.getByText(copy.production)).toBeVisible();
  },
};

/** Who serves customers may ask what is harmless, and in production nothing. */
export const ForStaff: Story = {
  args: { isAdministrator: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('option', { name: carrierOperationLabels.cancel }),
    ).not.toBeInTheDocument();
    await choose(canvas, copy.carrier, 'UPS');
    await expect(canvas.getByText(copy.forAdministrators)).toBeVisible();
    onSend.mockClear();
    await send(canvas);
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** On the narrowest phone, with an answer of long lines. */
export const HardCases: Story = {
  args: { answer: { ...carrierAnswer, body: `{ "note": "${'Zustellung'.repeat(40)}" }` } },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
