/** How a story sounds. */
export type Tone = {
  readonly name: string
  readonly about: string
  readonly themes: readonly string[]
  readonly notes: readonly string[]
}

export const tones: readonly Tone[] = [
  {
    name: 'wry',
    about: 'Dry humour over something serious',
    themes: ['People are funny when they are frightened.', 'Small kindnesses count for more than great deeds.'],
    notes: ['Jokes are told with a straight face.', 'Nobody is stupid, and everybody is in a hurry.'],
  },
  {
    name: 'heroic',
    about: 'Brave deeds, plain evil, and a feast at the end',
    themes: ['Somebody has to stand up, and it is you.', 'Courage is catching.'],
    notes: ['Let the party look good.', 'Reward the bold plan, also when it fails.'],
  },
  {
    name: 'grim',
    about: 'Hard choices, and a price for each',
    themes: ['What is right and what can be done are two things.', 'Everyone has a reason.'],
    notes: ['Show the cost before it is paid.', 'Mercy is always possible, and never cheap.'],
  },
  {
    name: 'eerie',
    about: 'Quiet dread, and wonders that do not explain themselves',
    themes: ['The world is older than the people in it.', 'What is strange is polite first.'],
    notes: ['Tell what is there and leave out what it means.', 'Nothing jumps out. It has been there all along.'],
  },
]
