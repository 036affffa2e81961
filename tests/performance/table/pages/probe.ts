/** What each page under measurement says of its table. */
export interface MeasuredTable {
  /** Shows all articles; before it there is no table. */
  mount: () => void;
  /** Shows the articles at a place. */
  filter: (place: string) => void;
}

/** A frame while the table scrolls. */
export interface Frame {
  /** Milliseconds of the main thread: listeners, rows, style, layout and paint. */
  work: number;
  /** Whether there was no row at the edge where rows come in. */
  isBlank: boolean;
}

/** The measurements that a page offers to the benchmark. */
export interface Probe {
  /** Milliseconds from asking for the table until its first rows are drawn. */
  mountTime: () => Promise<number>;
  /** Milliseconds from a change of a field until nothing but the articles at the place is drawn. */
  filterTime: (place: string) => Promise<number>;
  /** Scrolls by so many pixels a frame. */
  scrollFrames: (step: number, count: number) => Promise<Frame[]>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Makes a table known to the benchmark, as soon as the fonts are there: a list is no app's first page. */
export async function offer({ mount, filter }: MeasuredTable): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()));
  window.probe = {
    async mountTime() {
      await drawn();
      const start = performance.now();
      mount();
      do await drawn();
      while (filledRows().length === 0);
      return performance.now() - start;
    },
    async filterTime(place) {
      const field = document.createElement('input');
      field.addEventListener('input', () => filter(place));
      // From the begin of a frame on, so that the wait for the next one counts in full.
      await drawn();
      const start = performance.now();
      field.dispatchEvent(new Event('input'));
      do await drawn();
      while (!filledRows().every(({ textContent }) => textContent.includes(place)));
      return performance.now() - start;
    },
    scrollFrames,
  };
}

async function scrollFrames(step: number, count: number): Promise<Frame[]> {
  const box = document.querySelector('table')?.closest<HTMLElement>('[tabindex], .box');
  if (!box) throw new Error('There is no box to scroll');
  let began = 0;
  // The first to hear of it: what the table does about it comes later in the same frame.
  const listener = () => (began = performance.now());
  window.addEventListener('scroll', listener, { capture: true });
  const frames: Frame[] = [];
  for (let index = 0; index < count; index += 1) {
    box.scrollTop += step;
    await frame();
    await task();
    frames.push({ work: performance.now() - began, isBlank: isBlankBelow(box) });
  }
  window.removeEventListener('scroll', listener, { capture: true });
  return frames;
}

function filledRows(): Element[] {
  return [...document.querySelectorAll('tbody tr')].filter(({ textContent }) => textContent !== '');
}

function isBlankBelow(box: HTMLElement): boolean {
  const { left, bottom } = box.getBoundingClientRect();
  const lowest = document.elementFromPoint(left + box.clientWidth / 2, bottom - 1);
  return lowest?.closest('td, th') === null;
}

async function drawn(): Promise<void> {
  await frame();
  await task();
}

function frame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Asked for in a frame, it comes when the frame is drawn. */
function task(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(undefined);
  });
}
