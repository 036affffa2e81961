/** `good` is one high note, `bad` are two low ones: told apart without looking, and without knowing either. */
export type Tone = 'good' | 'bad';

interface Note {
  readonly hertz: number;
  /** Seconds after the first note. */
  readonly at: number;
  readonly seconds: number;
}

const notes: Readonly<Record<Tone, readonly Note[]>> = {
  good: [{ hertz: 880, at: 0, seconds: 0.1 }],
  bad: [
    { hertz: 196, at: 0, seconds: 0.16 },
    { hertz: 196, at: 0.22, seconds: 0.16 },
  ],
};

const LOUDNESS = 0.2;
/** Without a slope a note begins and ends with a crack, in seconds. */
const SLOPE = 0.01;

let audio: AudioContext | undefined;

/** Plays a tone. Where a browser plays none, nothing happens: what it says is seen and read out too. */
export function beep(tone: Tone): void {
  try {
    audio ??= new AudioContext();
    // It sleeps until somebody has pressed something, which a scan does.
    void audio.resume().catch(() => undefined);
    for (const note of notes[tone]) play(audio, note);
  } catch {
    // No device, or none that is allowed.
  }
}

function play(context: AudioContext, { hertz, at, seconds }: Note): void {
  const start = context.currentTime + at;
  const end = start + seconds;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + SLOPE);
  volume.gain.setValueAtTime(LOUDNESS, end - SLOPE);
  volume.gain.linearRampToValueAtTime(0, end);
  const source = context.createOscillator();
  source.frequency.value = hertz;
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(end);
}
