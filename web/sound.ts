/** The sound of dice on wood, made here out of noise: no file is fetched, and it is off until somebody wants it. */
import type { WebEvent } from '../src/doors/web/protocol.ts'
import { isLive } from './store.ts'
import { wish } from './settings.tsx'

let audio: AudioContext | undefined

/** One knock: noise that dies away at once, through a narrow band. */
function knock(context: AudioContext, at: number, loud: number): void {
  const length = Math.ceil(context.sampleRate * 0.05)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < length; index += 1)
    samples[index] = (Math.random() * 2 - 1) * Math.exp((-9 * index) / length)
  const source = context.createBufferSource()
  source.buffer = buffer
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = 1400 + Math.random() * 900
  band.Q.value = 2.5
  const gain = context.createGain()
  gain.gain.value = loud
  source.connect(band).connect(gain).connect(context.destination)
  source.start(at)
}

/** Falling as long as the die on the page falls, each knock nearer to the last. */
export function rattle(dice: number): void {
  audio ??= new AudioContext()
  void audio.resume()
  const start = audio.currentTime + 0.12
  for (let die = 0; die < Math.min(3, dice); die += 1)
    for (const [count, after] of [0, 0.17, 0.29, 0.37, 0.42].entries())
      knock(audio, start + after + die * 0.045, 0.5 / (count + 1))
}

/** Dice of the past lie still. */
export function rattleFor(event: WebEvent): void {
  if (event.type === 'rolled' && isLive() && wish.value.sound === 'on') rattle(event.roll.dice?.length ?? 1)
}
