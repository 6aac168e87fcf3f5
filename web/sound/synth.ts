/** Small sounds, made by the browser out of tones and noise: no file is fetched for them. */
import type { Sound } from './which.ts';

/** One tone or one breath of noise. */
interface Note {
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly lasts: number;
  /** Hz; where a tone glides, also where to. */
  readonly pitch: number;
  readonly to?: number;
  readonly wave: OscillatorType | 'noise';
  /** From 0 to 1. */
  readonly loud: number;
}

const tone = (
  at: number,
  pitch: number,
  lasts: number,
  loud: number,
  wave: Note['wave'] = 'triangle',
  to = pitch,
): Note => ({
  at,
  pitch,
  to,
  lasts,
  loud,
  wave,
});

const chord = (at: number, pitches: readonly number[], lasts: number, loud: number, wave: Note['wave']): Note[] =>
  pitches.map((pitch) => tone(at, pitch, lasts, loud, wave));

/** Asphalt and horns, iron and steam, pencil and dice: each game has its own six. */
const VOICES: Readonly<Record<string, Readonly<Record<Sound, readonly Note[]>>>> = {
  autobahn: {
    place: [tone(0, 1400, 0.03, 0.35, 'noise'), tone(0.005, 150, 0.11, 0.7, 'sine', 85)],
    deliver: [...chord(0, [311, 392], 0.17, 0.28, 'sawtooth'), ...chord(0.22, [311, 392], 0.3, 0.28, 'sawtooth')],
    dice: [tone(0, 2500, 0.03, 0.3, 'noise'), tone(0.07, 2100, 0.03, 0.25, 'noise')],
    cash: [tone(0, 2093, 0.09, 0.22, 'square'), tone(0.07, 2794, 0.2, 0.22, 'square')],
    turn: [tone(0, 523, 0.14, 0.45), tone(0.13, 784, 0.26, 0.45)],
    over: [...chord(0, [262, 330, 392], 0.3, 0.3, 'triangle'), ...chord(0.32, [349, 440, 523], 0.75, 0.3, 'triangle')],
  },
  'train-rush': {
    place: [tone(0, 900, 0.02, 0.4, 'noise'), tone(0, 420, 0.09, 0.4, 'square', 380)],
    deliver: [tone(0, 3200, 0.28, 0.18, 'noise'), ...chord(0.06, [587, 740, 880], 0.42, 0.22, 'triangle')],
    dice: [tone(0, 1900, 0.03, 0.3, 'noise'), tone(0.06, 1500, 0.03, 0.25, 'noise')],
    cash: [tone(0, 1760, 0.07, 0.25), tone(0.06, 2217, 0.07, 0.25), tone(0.12, 2637, 0.22, 0.25)],
    turn: [tone(0, 988, 0.3, 0.35, 'sine'), tone(0.16, 740, 0.4, 0.35, 'sine')],
    over: [tone(0, 2600, 0.5, 0.16, 'noise'), ...chord(0.1, [440, 554, 659, 880], 0.9, 0.2, 'triangle')],
  },
  steamrollers: {
    place: [tone(0, 3600, 0.05, 0.22, 'noise'), tone(0.05, 4200, 0.07, 0.18, 'noise')],
    deliver: [tone(0, 659, 0.11, 0.4, 'sine'), tone(0.1, 880, 0.11, 0.4, 'sine'), tone(0.2, 1047, 0.26, 0.4, 'sine')],
    dice: [0, 0.05, 0.11, 0.18, 0.27].map((at, i) => tone(at, 2300 - i * 180, 0.028, 0.4 - i * 0.04, 'noise')),
    cash: [tone(0, 1568, 0.08, 0.25), tone(0.07, 2349, 0.18, 0.25)],
    turn: [tone(0, 698, 0.12, 0.4, 'sine'), tone(0.12, 1047, 0.24, 0.4, 'sine')],
    over: [tone(0, 523, 0.16, 0.4), tone(0.15, 659, 0.16, 0.4), tone(0.3, 784, 0.16, 0.4), tone(0.45, 1047, 0.6, 0.4)],
  },
};

export const notesOf = (game: string, sound: Sound): readonly Note[] => (VOICES[game] ?? VOICES.steamrollers)[sound];

let context: AudioContext | undefined;
let breath: AudioBuffer | undefined;

/** A second of noise, made once. */
function noise(audio: BaseAudioContext): AudioBuffer {
  if (breath) return breath;
  breath = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = breath.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return breath;
}

function sourceOf(
  audio: BaseAudioContext,
  { wave, pitch, to = pitch, lasts }: Note,
  begin: number,
): AudioScheduledSourceNode {
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    return source;
  }
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  return source;
}

function sing(audio: BaseAudioContext, note: Note, begin: number, volume: number): void {
  const source = sourceOf(audio, note, begin);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, note.loud * volume), begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + note.lasts);
  if (note.wave === 'noise') {
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = note.pitch;
    source.connect(band).connect(gain).connect(audio.destination);
  } else source.connect(gain).connect(audio.destination);
  source.start(begin);
  source.stop(begin + note.lasts + 0.02);
}

/** Puts all notes of a sound where they belong in time; how loud goes from 0 to 1. */
export function schedule(audio: BaseAudioContext, game: string, which: Sound, volume: number): void {
  for (const note of notesOf(game, which)) sing(audio, note, audio.currentTime + 0.01 + note.at, volume);
}

/** A browser lets nothing be heard before somebody has tapped; then it is silent and waits. */
export function sound(game: string, which: Sound, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  schedule(context, game, which, volume);
}
