/** What it looks like when a condition takes hold. */
import type { Sentences } from './sentences.ts'

export const conditions: Sentences = {
  blinded: [
    '{target} gropes at a world that has gone out.',
    'White, then black, then only voices for {target}.',
    '{target} strikes at sounds.',
  ],
  charmed: [
    '{target}’s face softens, as at an old friend.',
    '{target} can no longer remember why they were quarrelling.',
    'A smile comes over {target} that was not made there.',
  ],
  deafened: [
    '{target} sees mouths move, and that is all.',
    'The world goes quiet around {target}, as under water.',
    '{target} shouts, and cannot tell how loud.',
  ],
  frightened: [
    '{target} backs away, eyes wide, mouth working.',
    'The courage runs out of {target} like sand.',
    '{target} can look anywhere but there.',
  ],
  grappled: [
    '{target} is held, and struggling only tightens it.',
    'Arms lock; {target} goes nowhere.',
    '{target} strains, boots scraping, and stays.',
  ],
  incapacitated: [
    '{target} stands there with the hands hanging.',
    'Nothing that {target} wants to do gets as far as the limbs.',
    '{target} is present, and no more than that.',
  ],
  invisible: [
    '{target} is there, and then the place is empty.',
    'The light forgets {target}.',
    'Only a footprint, filling slowly, says where {target} stands.',
  ],
  paralyzed: [
    '{target} stops between one breath and the next.',
    'Every muscle locks; only {target}’s eyes still move.',
    '{target} topples no more than a statue would, which is not at all, for now.',
  ],
  petrified: [
    'Grey climbs over {target} like a tide, and sets.',
    'The last thing to turn is the look on {target}’s face.',
    'Where {target} stood, a very good likeness stands.',
  ],
  poisoned: [
    '{target} sways, and the hand is no longer sure.',
    'A sick sweat shines on {target}.',
    '{target} swallows hard and sees two of everything.',
  ],
  prone: [
    '{target}’s feet go one way and {target} the other.',
    'The floor comes up to meet {target}.',
    '{target} lands flat, all elbows.',
  ],
  restrained: [
    '{target} is caught fast and can only twist.',
    'Bonds bite; {target} pulls and gains nothing.',
    '{target} hangs in it like a fly in honey.',
  ],
  stunned: [
    '{target} blinks at nothing, swaying.',
    'For {target} the world is one long bell note.',
    'Whatever {target} was about to do is gone from the face.',
  ],
  unconscious: [
    '{target}’s eyes roll up, and the rest of {target} rolls down.',
    '{target} is asleep before the ground is reached.',
    'The weapon slips from {target}’s slack fingers.',
  ],
}
