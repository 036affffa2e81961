import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Resource } from '../../patterns/ResourceView/resource.ts';
import type { SettingsSaving, Versioned } from './saving/settings-saving.ts';
import { settingsFormCopy as copy } from './saving/SettingsForm.copy.ts';
import { refusal } from './story-refusal.ts';

interface Played {
  readonly canvas: {
    findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>;
    findByText: (text: string | RegExp) => Promise<HTMLElement>;
  };
}

/** What becomes of every thing that a page of the settings is about. Used by stories only. */
export function settingsStates<Thing>(value: Thing) {
  return {
    loading: { kind: 'loading', isSlow: false },
    notFound: { kind: 'notFound' },
    forbidden: { kind: 'forbidden', refusal },
    failed: {
      kind: 'failed',
      failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
      isRetrying: false,
    },
    ready: { kind: 'ready', value, isRefreshing: false },
  } as const satisfies { [K in Resource<Thing>['kind']]: Extract<Resource<Thing>, { kind: K }> };
}

/** A form that was just opened. */
export function settingsSaving<Thing extends Versioned, Draft>(began: Thing): SettingsSaving<Thing, Draft> {
  return {
    began,
    pending: false,
    failure: null,
    conflict: null,
    isSaved: false,
    onSubmit: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onChangedChange: fn(),
  };
}

const pressed = async ({ canvas }: Played, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** What every form of the settings shows of its saving: the argument and what is seen of it. */
export function settingsStories<Thing extends Versioned, Draft>(idle: SettingsSaving<Thing, Draft>) {
  return {
    pending: {
      args: { saving: { ...idle, pending: true } },
      play: async ({ canvas }: Played) => {
        await expect(await canvas.findByRole('button', { name: copy.saving })).toBeVisible();
      },
    },
    /** It stands at the top, and where the press was. */
    saved: {
      args: { saving: { ...idle, isSaved: true } },
      play: async ({ canvas }: Played) => {
        await expect(await canvas.findByText(copy.saved)).toBeVisible();
        await expect(await canvas.findByText('Gespeichert')).toBeVisible();
      },
    },
    notSaved: {
      args: { saving: { ...idle, failure: { reason: 'unreachable', at: FIXTURE_NOW } as const } },
      play: async ({ canvas }: Played) => {
        await expect(await canvas.findByText(copy.notSaved)).toBeVisible();
      },
    },
    /** Both stand side by side, and nothing is decided for anybody. */
    overtaken: (theirs: Thing, mine: Draft, row: RegExp) => ({
      args: { saving: { ...idle, conflict: { theirs, mine, isKept: false } } },
      play: async (played: Played) => {
        await expect(await played.canvas.findByText(copy.overtaken)).toBeVisible();
        await expect(await played.canvas.findByRole('row', { name: row })).toBeVisible();
        await pressed(played, 'Aktuelle Fassung laden');
        await waitFor(() => expect(idle.onTakeTheirs).toHaveBeenCalled());
        await pressed(played, 'Meine Fassung behalten');
        await waitFor(() => expect(idle.onKeepMine).toHaveBeenCalled());
      },
    }),
  };
}
