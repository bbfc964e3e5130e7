/** Sentences that tell a secret of the fixture, and the file it stands in: word for word, reordered, inflected, retold. */

export const leaking: readonly (readonly [said: string, path: string])[] = [
  // word for word
  ['The bell has no clapper.', 'story-state.md'],
  ['You realise it all at once: the ferryman drowned nine years ago and has not noticed.', 'story-state.md'],
  ['He murdered the old cartographer and buried him beneath the boathouse.', 'npcs/quillon.md'],
  ['A staircase behind the oil vats leads down to a flooded laboratory.', 'locations/lighthouse.md'],
  ['"The passengers were taken by herons made of smoke," she says.', 'beats/session-1-beats.md'],
  ['He mutters that he owes three hundred crowns to the moneylender Hesk Varrow.', 'npcs/quillon.md'],
  ['The price was the village of Sallowmere, says the reeve.', 'overview.md'],
  ['Her mother is alive and rules the eel-wives.', 'party/orsa-tallow.md'],
  ['**The keeper’s daughter** is imprisoned in the *lens*.', 'locations/lighthouse.md'],
  ['I DESERTED THE RIVER GARRISON DURING THE SIEGE OF AMBRY!', 'party/pim-hask.md'],
  // reordered
  ['Nine years ago the ferryman drowned; nobody has told him, and he has not noticed.', 'story-state.md'],
  ['Beneath the boathouse lies the cartographer, the one Quillon murdered and buried.', 'npcs/quillon.md'],
  ['On iron chains the eel-wives lowered the chapel.', 'story-state.md'],
  ['It was Ottoline who bargained with the Hollow Tide, so that Gannet Pier would be spared.', 'overview.md'],
  ['Under the granary sleeps a leviathan, and they mean to wake it.', 'factions/eel-wives.md'],
  ['In the lens, the daughter of the keeper is imprisoned.', 'locations/lighthouse.md'],
  ['To a flooded laboratory leads the staircase behind the vats.', 'locations/lighthouse.md'],
  ['Smugglers in Wick Harbour get the true maps; what Quillon sells here is forged.', 'story-state.md'],
  ['To warn the drowned, Ottoline herself rings the bell.', 'story-state.md'],
  ['The well: Brother Aumery means to poison it on the third night.', 'story-state.md'],
  // inflected
  ['Quillon is forging maps and selling the true ones to a smuggler from Wick Harbour.', 'story-state.md'],
  ['The lighthouse lamps are burning bottled memory, not oil.', 'story-state.md'],
  ['He is the murderer of the cartographer, whom he was burying under a boathouse.', 'npcs/quillon.md'],
  ['Brother Aumery poisoned the well.', 'story-state.md'],
  ['The eel-wives are cutting the chains to flood the granary.', 'story-state.md'],
  ['The ferryman is drowned, and has been these nine years.', 'story-state.md'],
  ['Someone pawned the original relic: the one in the shrine is counterfeited.', 'npcs/brother-aumery.md'],
  ['Aumery, servant of the Hollow Tide, hides its branding beneath a sleeve.', 'npcs/brother-aumery.md'],
  ['You desert no garrison twice, Pim, not after the siege of Ambry.', 'party/pim-hask.md'],
  ['Orsa set the customs house on fire, and her cousin was hanged for it.', 'party/orsa-tallow.md'],
  // over two sentences
  [
    'There is a staircase behind the vats of oil. It goes down to a laboratory, flooded to the knee.',
    'locations/lighthouse.md',
  ],
  [
    'You find the cartographer at last, buried beneath the boathouse. It was Quillon who murdered him.',
    'npcs/quillon.md',
  ],
  // a name or a word that only secrets have
  ['The seal, you are told, is that of one Vessarine Thole.', 'story-state.md'],
  ['Somebody called Varrow is asking for Quillon.', 'npcs/quillon.md'],
  ['Her eyes shine like moonglass.', 'party/orsa-tallow.md'],
]
