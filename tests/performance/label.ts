import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from 'contract';
import { drawDocument, exampleLabel, shippingLabel } from 'platform/documents/testing';

type ExampleLabel = ReturnType<typeof exampleLabel>;

const ROUNDS = 5;
/** How often it is looked whether the process still answers, in ms. */
const RESOLUTION_MS = 1;

/** What a label costs the process that answers everybody else; times in ms, the median of some rounds. */
interface LabelCost {
  readonly took: number;
  /** Longest time in which nobody got an answer. */
  readonly blocked: number;
}

/**
 * Reports the label of the largest order as it is drawn, and beside it drawn where everything else
 * runs. The floor is waiting for nothing: what the machine itself takes away from the process.
 */
export async function reportLabel(): Promise<void> {
  console.table(
    Object.entries({
      'floor: nothing': await costOf(() => pause(200)),
      'in a thread': await costOf((label) => drawDocument({ kind: 'label', label })),
      'in the process': await costOf(shippingLabel),
    }).map(([drawn, { took, blocked }]) => ({
      [`label of ${limits.pieces} pieces, drawn`]: drawn,
      ms: Math.round(took),
      'longest block, ms': Math.round(blocked),
    })),
  );
}

async function costOf(draw: (label: ExampleLabel) => Promise<unknown>): Promise<LabelCost> {
  const label = exampleLabel(limits.pieces);
  // The first one opens the typefaces, which is done once.
  await draw(label);
  const rounds: LabelCost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
    // So that the first look lies before the drawing.
    await pause(20);
    const start = performance.now();
    await draw(label);
    const took = performance.now() - start;
    await pause(20);
    delay.disable();
    rounds.push({ took, blocked: delay.max / 1e6 });
  }
  return { took: median(rounds.map((one) => one.took)), blocked: median(rounds.map((one) => one.blocked)) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
