/** A two-tone bell: the frequencies in hertz and the seconds at which they begin. */
const TONES = [
  { frequency: 880, at: 0 },
  { frequency: 1318.5, at: 0.22 },
] as const;

/** The partials of a struck bell: multiples of the tone, how loud they are, how long they last. */
const PARTIALS = [
  { ratio: 1, level: 1, seconds: 1.1 },
  { ratio: 2.01, level: 0.42, seconds: 0.7 },
  { ratio: 3.02, level: 0.16, seconds: 0.4 },
] as const;

/** Seconds from one stroke to the next while the board rings. */
export const STROKE_SECONDS = 2.4;

/** How loud the bell is, from 0 to 1; the second is for orders that wait longer. */
const LEVELS = { normal: 0.35, loud: 0.9 } as const;

export type Loudness = keyof typeof LEVELS;

/** Plays the bell once. It is synthesised, so that no file has to be fetched when it must ring. */
export function strikeBell(context: AudioContext, loudness: Loudness): void {
  const output = context.createGain();
  output.gain.value = LEVELS[loudness];
  output.connect(context.destination);
  const strokes = loudness === "loud" ? [0, 0.6] : [0];
  for (const stroke of strokes) {
    for (const tone of TONES) {
      for (const partial of PARTIALS) {
        playPartial(context, output, context.currentTime + stroke + tone.at, {
          ...partial,
          frequency: tone.frequency * partial.ratio,
        });
      }
    }
  }
}

function playPartial(
  context: AudioContext,
  output: AudioNode,
  start: number,
  { frequency, level, seconds }: { frequency: number; level: number; seconds: number },
): void {
  const oscillator = context.createOscillator();
  oscillator.frequency.value = frequency;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(level / 2, start + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(envelope).connect(output);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
