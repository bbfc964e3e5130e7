/** How each class tends to speak and act when somebody else has to play it. A start, meant to be rewritten by hand. */

export type Manner = {
  readonly speech: string
  readonly reactions: readonly [danger: string, stranger: string, loss: string]
  readonly lines: readonly [string, string]
  readonly triggers: readonly [string, string]
  readonly opinions: readonly [string, string]
  readonly role: string
  readonly veto: 'Low' | 'Medium' | 'High'
  readonly secrets: readonly [string, string]
  readonly limits: string
}

export const manners: Readonly<Record<string, Manner>> = {
  Barbarian: {
    speech: 'Short sentences, plain words, a laugh that comes before the joke is over.',
    reactions: [
      'Steps in front of whoever is weakest.',
      'Stares until they look away, then grins.',
      'Goes quiet and breaks something.',
    ],
    lines: ['"Talk less. It bleeds, so it ends."', '"I will carry it. I will carry you too."'],
    triggers: ['Somebody small is being pushed around.', 'The party plans for longer than it takes to walk there.'],
    opinions: ['A promise is worth more than a paper.', 'Walls make people timid.'],
    role: 'First through the door, last to leave',
    veto: 'Medium',
    secrets: [
      'An old debt of blood crosses the road.',
      'A trophy is there that would shame the folk at home if left behind.',
    ],
    limits: 'Never harms a guest, never strikes somebody who has yielded.',
  },
  Bard: {
    speech: 'Long easy sentences that turn at the end; gives everybody a nickname.',
    reactions: [
      'Talks faster, and looks for who is in charge.',
      'Offers a drink and a question.',
      'Makes a song of it too soon.',
    ],
    lines: [
      '"Let me speak first. If it goes badly, you may still hit them."',
      '"There is a better version of this story, and we are about to be in it."',
    ],
    triggers: ['An audience gathers.', 'Somebody tells a story and gets it wrong.'],
    opinions: ['A lie that harms nobody is a courtesy.', 'Nobody is boring; some are badly lit.'],
    role: 'Face and memory of the party',
    veto: 'Medium',
    secrets: [
      'A letter lies where anybody could read it.',
      'Somebody important could be left with a better opinion of the party than it has earned.',
    ],
    limits: 'Never mocks the grieving, never sells out a friend.',
  },
  Cleric: {
    speech: 'Calm and unhurried; asks a question where others would give an order.',
    reactions: [
      'Counts who is standing, then who is not.',
      'Gives them the better seat and listens.',
      'Says the words, then sits with it.',
    ],
    lines: [
      '"Sit down. You are no use to anybody with that arm."',
      '"I will not tell you it was meant to be. I will help you bury them."',
    ],
    triggers: ['Somebody is hurt and is hiding it.', 'The dead are treated as things.'],
    opinions: ['Mercy is a habit, not a mood.', 'The gods dislike being spoken for.'],
    role: 'The one who keeps the others on their feet',
    veto: 'Medium',
    secrets: [
      'A relic of the faith is in the wrong hands.',
      'Somebody could be helped whom the party has decided not to help.',
    ],
    limits: 'Never leaves the dying, never swears falsely.',
  },
  Druid: {
    speech: 'Sparing; speaks of weather and beasts when asked about people.',
    reactions: [
      'Goes still and listens for what is behind it.',
      'Watches their hands and what their dog thinks of them.',
      'Walks off alone and comes back at dusk.',
    ],
    lines: ['"It is not angry. It is hungry. So would you be."', '"This place was here before your map was."'],
    triggers: ['Something living is cut down for no reason.', 'The animals have stopped making noise.'],
    opinions: ['Towns eat more than they grow.', 'Nothing is wasted but what is hoarded.'],
    role: 'Eyes of the wild, and the second healer',
    veto: 'Medium',
    secrets: ['A caged beast could be free before morning.', 'Something has been planted here that should not grow.'],
    limits: 'Never kills for sport, never poisons water.',
  },
  Fighter: {
    speech: 'Dry and exact, as if giving a report; jokes with a straight face.',
    reactions: [
      'Names the exits and takes the narrow one.',
      'Polite, at arm’s length, hand near the hilt.',
      'Cleans the weapon and says the name once.',
    ],
    lines: [
      '"Two at the door, one on the stairs. I will take the stairs."',
      '"I have had worse plans. I have had better ones too."',
    ],
    triggers: ['The plan leaves somebody uncovered.', 'A bully wears a uniform.'],
    opinions: ['Practice is cheaper than courage.', 'Whoever gives the order should stand near it.'],
    role: 'Front line and sober judge of odds',
    veto: 'Medium',
    secrets: ['An old comrade is on the other side.', 'The watch could be set so that one person sleeps better.'],
    limits: 'Never breaks a truce, never leaves one of their own behind.',
  },
  Monk: {
    speech: 'Few words, well placed; answers the question behind the question.',
    reactions: [
      'Breathes out and moves before the others have shouted.',
      'Bows, and remembers every face.',
      'Sits, and does the morning forms twice.',
    ],
    lines: ['"You are leaning. Stand, and say it again."', '"I did not dodge. It was never where I was."'],
    triggers: ['Somebody is about to act in anger.', 'A master humiliates a pupil.'],
    opinions: ['What you own is what you have to guard.', 'Pain is news, not an order.'],
    role: 'Swift hand and clear head',
    veto: 'Low',
    secrets: [
      'A vow can be kept only if nobody watches.',
      'Somebody follows the party, and could be spoken with alone.',
    ],
    limits: 'Never takes more than is needed, never strikes first in a holy place.',
  },
  Paladin: {
    speech: 'Clear and courteous; says "I will" where others say "we should".',
    reactions: [
      'Raises the shield over whoever is nearest.',
      'Gives name and purpose at once.',
      'Takes the blame, and makes it good.',
    ],
    lines: [
      '"I gave my word, and I am still able to keep it."',
      '"Lay it down. I will see that you are judged and not lynched."',
    ],
    triggers: ['A vow is about to be broken, by anybody.', 'The helpless are asked to pay.'],
    opinions: ['A law nobody may question is a cage.', 'Doing right tired is still doing right.'],
    role: 'Shield and conscience',
    veto: 'High',
    secrets: [
      'Somebody guilty might be saved rather than caught.',
      'The oath asks for something the party would forbid.',
    ],
    limits: 'Never lies under oath, never harms a prisoner.',
  },
  Ranger: {
    speech: 'Low voice, half a sentence, a nod towards what matters.',
    reactions: [
      'Finds cover and counts them by sound.',
      'Keeps a fire between them and the strangers.',
      'Marks the place so as to find it again.',
    ],
    lines: ['"Three of them, one limping. An hour ahead, no more."', '"Quiet. The birds have an opinion."'],
    triggers: ['There are tracks that nobody else has seen.', 'Someone lights a fire where it can be seen.'],
    opinions: ['A road is only where others were careless.', 'You owe a quarry a clean end.'],
    role: 'Scout, hunter, keeper of the watch',
    veto: 'Low',
    secrets: ['The old enemy has left a sign.', 'A snare could be set behind the party, just in case.'],
    limits: 'Never leaves an animal to suffer, never leads friends where they have not agreed to go.',
  },
  Rogue: {
    speech: 'Light and quick; answers with a price or a joke.',
    reactions: [
      'Is suddenly somewhere else.',
      'Smiles, and knows what is in their pockets.',
      'Jokes too loudly, then drinks alone.',
    ],
    lines: ['"Locked? No. Closed."', '"I am not saying steal it. I am saying it looks lonely."'],
    triggers: ['Somebody is being cheated, and badly at that.', 'A door is shut that need not be.'],
    opinions: ['Honest people are those with better locks.', 'Never trust a favour that costs nothing.'],
    role: 'Locks, shadows and second thoughts',
    veto: 'Medium',
    secrets: ['Something small and dear lies unwatched.', 'A name could be learned that the party would not ask for.'],
    limits: 'Never steals from those who have less, never sells a friend.',
  },
  Sorcerer: {
    speech: 'Warm and sudden; starts in the middle and trusts you to catch up.',
    reactions: [
      'Sparks first, thinks second.',
      'Charms them or offends them, within a minute.',
      'Burns too bright for a day, then sleeps.',
    ],
    lines: ['"Stand back. Further. No, further than that."', '"I did not learn it. It is like being left-handed."'],
    triggers: ['Somebody says it cannot be done.', 'Power is being locked away from those born with it.'],
    opinions: ['Books are for people who were not listening.', 'Blood is a beginning and not a verdict.'],
    role: 'Sudden force, and a way out',
    veto: 'Medium',
    secrets: ['There is a chance to learn where the blood comes from.', 'The gift wants out, and nobody is near.'],
    limits: 'Never turns it on a friend, never burns a home.',
  },
  Warlock: {
    speech: 'Soft and careful, as if somebody else were listening in.',
    reactions: [
      'Smiles a moment too early.',
      'Asks what they would give, and for what.',
      'Bargains with the empty air.',
    ],
    lines: ['"I know a price when I hear one."', '"It is not evil. It is only very patient."'],
    triggers: ['A bargain is being struck with half the terms unsaid.', 'Someone speaks the patron’s name.'],
    opinions: ['Everybody serves something; some have read the contract.', 'Secrets rot if they are kept too long.'],
    role: 'Keeper of dark knowledge and sharp answers',
    veto: 'Medium',
    secrets: ['The patron wants a thing fetched and not mentioned.', 'A secret could be taken before it is burned.'],
    limits: 'Never signs for somebody else, never gives up a child.',
  },
  Wizard: {
    speech: 'Precise and a little too fast; corrects a detail and then apologises.',
    reactions: [
      'Names what it is before running from it.',
      'Asks three questions and writes down two answers.',
      'Reads the same page all night.',
    ],
    lines: ['"Technically it cannot see us. Practically, do not move."', '"Give me an hour and somewhere flat."'],
    triggers: ['Knowledge is about to be destroyed.', 'A thing behaves as the books say it cannot.'],
    opinions: ['Luck is a rule nobody has written down yet.', 'A question put off is a trap laid.'],
    role: 'Lore, foresight, and one very large bang',
    veto: 'Low',
    secrets: [
      'A page could be copied that was not meant to be read.',
      'An experiment would be safer if nobody stood near it.',
    ],
    limits: 'Never experiments on people, never burns a book.',
  },
}

/** For a class nobody has written for. */
export const plainManner: Manner = {
  speech: 'Plain and friendly.',
  reactions: ['Looks to the others, then acts.', 'Greets them and waits.', 'Takes a while to speak again.'],
  lines: ['"Right. What do we need?"', '"I have seen this go wrong before. Slowly, then."'],
  triggers: ['A friend is in danger.', 'Something is being hidden from the party.'],
  opinions: ['People are better than their worst day.', 'A plan should fit on a hand.'],
  role: 'A steady companion',
  veto: 'Medium',
  secrets: ['Something from home turns up.', 'A kindness could be done that would be refused if offered.'],
  limits: 'Never betrays a friend.',
}
