import type { CDPSession } from '@playwright/test';

/** Bytes in use once all that nobody holds has been collected. */
export interface Heap {
  /** With machine code, which V8 keeps making while functions become hot. It has an end, but a late one. */
  whole: number;
  /** Objects, arrays, functions and texts: what our code holds, and what a leak is made of. */
  held: number;
}

const HELD = new Set(['object', 'array', 'closure', 'string', 'concatenated string', 'sliced string']);

/** The part of a heap snapshot that is read here; a node is so many numbers in a row as it has fields. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** What a page still fetches, draws and forgets after its heading has come. */
const RESTED_MS = 1500;

export async function heapOf(devtools: CDPSession): Promise<Heap> {
  await new Promise((resolve) => setTimeout(resolve, RESTED_MS));
  // What is freed by a first collection may have held something by a finalizer.
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { whole: usedSize, held: heldIn(await snapshotOf(devtools)) };
}

async function snapshotOf(devtools: CDPSession): Promise<Snapshot> {
  const parts: string[] = [];
  const note = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', note);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', note);
  return JSON.parse(parts.join('')) as Snapshot;
}

function heldIn({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let held = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (HELD.has(types[0][nodes[node + type] ?? -1] ?? '')) held += nodes[node + size] ?? 0;
  return held;
}
