/** How the page reads, kept in this browser: light, size of the text, motion, sound. */
import { signal } from '@preact/signals'

type Wish = {
  light: 'system' | 'day' | 'night'
  text: 'small' | 'usual' | 'large'
  motion: 'system' | 'still' | 'moves'
  sound: 'off' | 'on'
  dice: 'drawn' | 'space'
}

const keptAt = 'gloam-look'

function kept(): Wish {
  const usual: Wish = { light: 'system', text: 'usual', motion: 'system', sound: 'off', dice: 'drawn' }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(keptAt) ?? '{}') as Partial<Wish>) }
  } catch {
    return usual
  }
}

export const wish = signal<Wish>(kept())

const dark = matchMedia('(prefers-color-scheme: dark)')

export const isNight = (): boolean => (wish.value.light === 'system' ? dark.matches : wish.value.light === 'night')

export function applyLook(): void {
  const { dataset } = document.documentElement
  dataset['light'] = isNight() ? 'night' : 'day'
  dataset['text'] = wish.value.text
  dataset['motion'] = wish.value.motion
}

export function change(more: Partial<Wish>): void {
  wish.value = { ...wish.value, ...more }
  localStorage.setItem(keptAt, JSON.stringify(wish.value))
  applyLook()
}

dark.addEventListener('change', applyLook)

type Choice<Key extends keyof Wish> = {
  readonly name: string
  readonly of: Key
  readonly from: readonly (readonly [Wish[Key], string])[]
}

function Setting<Key extends keyof Wish>({ name, of, from }: Choice<Key>) {
  return (
    <label class="setting">
      <span>{name}</span>
      <select value={wish.value[of]} onChange={event => change({ [of]: event.currentTarget.value })}>
        {from.map(([value, words]) => (
          <option value={value} key={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

export const Settings = () => (
  <section class="panel" aria-label="How it reads">
    <h2>
      <span>How it reads</span>
    </h2>
    <Setting
      name="Light"
      of="light"
      from={[
        ['system', 'as the system'],
        ['day', 'day'],
        ['night', 'night'],
      ]}
    />
    <Setting
      name="Text"
      of="text"
      from={[
        ['small', 'small'],
        ['usual', 'usual'],
        ['large', 'large'],
      ]}
    />
    <Setting
      name="Motion"
      of="motion"
      from={[
        ['system', 'as the system'],
        ['still', 'still'],
        ['moves', 'dice fall'],
      ]}
    />
    <Setting
      name="Dice"
      of="dice"
      from={[
        ['drawn', 'drawn in ink'],
        ['space', 'thrown in space'],
      ]}
    />
    <Setting
      name="Sound"
      of="sound"
      from={[
        ['off', 'off'],
        ['on', 'dice are heard'],
      ]}
    />
  </section>
)
