import { describe, expect, test } from 'vitest'
import { retoldOf } from './third.ts'

const maren = { name: 'Maren', pronoun: 'she' } as const
const dabney = { name: 'Dabney', pronoun: 'he' } as const
const oru = { name: 'Oru', pronoun: 'they' } as const
const party = { name: 'the party', pronoun: 'they', isMany: true } as const

const told: readonly (readonly [string, string])[] = [
  ['You kneel.', 'Maren kneels.'],
  ['Even those who know you are impressed.', 'Even those who know Maren are impressed.'],
  ['You kneel and look at the board.', 'Maren kneels and looks at the board.'],
  ['You stop, listen, and go on.', 'Maren stops, listens, and goes on.'],
  ['You go over to the mule and feel along its flank.', 'Maren goes over to the mule and feels along its flank.'],
  ['You are not in danger.', 'Maren is not in danger.'],
  ['You are in a queue, and you know it.', 'Maren is in a queue, and she knows it.'],
  ['You have come a long way.', 'Maren has come a long way.'],
  ['You were here before.', 'Maren was here before.'],
  ['You had hoped for more.', 'Maren had hoped for more.'],
  ['You do not look back.', 'Maren does not look back.'],
  ["You don't answer.", "Maren doesn't answer."],
  ["You aren't alone.", "Maren isn't alone."],
  ["You haven't slept.", "Maren hasn't slept."],
  ["You're late, and you've no excuse.", 'Maren is late, and she has no excuse.'],
  ["You'll need a rope.", 'Maren will need a rope.'],
  ["You'd need a river for that.", 'Maren would need a river for that.'],
  ['You can lean over and feel the cold.', 'Maren can lean over and feel the cold.'],
  ['You must stop and think.', 'Maren must stop and think.'],
  ['You might be shadows, for all anyone notices.', 'Maren might be shadows, for all anyone notices.'],
  ['You want to stop and look.', 'Maren wants to stop and look.'],
  ['You turn to leave and stop.', 'Maren turns to leave and stops.'],
  ['You try to lift it and fail.', 'Maren tries to lift it and fail.'],
  ['You slowly turn the page.', 'Maren slowly turns the page.'],
  ['You never once look away.', 'Maren never once looks away.'],
  ['You almost miss it.', 'Maren almost misses it.'],
  ['You signal the others low, and you go quietly.', 'Maren signals the others low, and she goes quietly.'],
  ['You set your pack down and put your back to the wall.', 'Maren sets her pack down and puts her back to the wall.'],
  ['You cut the cord and let it fall.', 'Maren cuts the cord and lets it fall.'],
  ['You took the lamp, and you lit it.', 'Maren took the lamp, and she lit it.'],
  ['Your lamp shakes.', "Maren's lamp shakes."],
  ['Your fingers find it before your eyes do.', "Maren's fingers find it before her eyes do."],
  ['The choice is yours.', "The choice is Maren's."],
  ['You keep what is yours.', 'Maren keeps what is hers.'],
  ['You pull yourself up.', 'Maren pulls herself up.'],
  ['The town is behind you, and a hill is in front.', 'The town is behind Maren, and a hill is in front.'],
  ['Behind you stand two guards.', 'Behind Maren stand two guards.'],
  ['Before you lies the water.', 'Before Maren lies the water.'],
  ['Before you stand two guards.', 'Before Maren stand two guards.'],
  ['Before you open the door, you listen.', 'Before Maren opens the door, she listens.'],
  ['You walk around it once before you touch anything.', 'Maren walks around it once before she touches anything.'],
  ['He has a table for you before you have asked.', 'He has a table for Maren before she has asked.'],
  ['He weighs you, and tells you the result.', 'He weighs Maren, and tells her the result.'],
  ['The chair lets you sit.', 'The chair lets Maren sit.'],
  ['Nobody sees you go.', 'Nobody sees Maren go.'],
  ['He watches you leave.', 'He watches Maren leave.'],
  ['It makes you thirsty.', 'It makes Maren thirsty.'],
  ['The smell makes you hungry and thirsty at once.', 'The smell makes Maren hungry and thirsty at once.'],
  ['He knows you are tired.', 'He knows Maren is tired.'],
  ['He says you took it.', 'He says Maren took it.'],
  ['He wants you to go.', 'He wants Maren to go.'],
  ['He asks you what you want.', 'He asks Maren what she wants.'],
  ['He gives you the cup and watches who drinks last.', 'He gives Maren the cup and watches who drinks last.'],
  ['Two giant rats come for the water you carry.', 'Two giant rats come for the water Maren carries.'],
  ['It is the first fresh water you have seen in the hill.', 'It is the first fresh water Maren has seen in the hill.'],
  ['It is cold enough to hurt your teeth.', "It is cold enough to hurt Maren's teeth."],
  ['It costs more time than you meant to give it.', 'It costs more time than Maren meant to give it.'],
  ['It comes off better than you had any right to hope.', 'It comes off better than Maren had any right to hope.'],
  ['The scrape of it echoes further than you like.', 'The scrape of it echoes further than Maren likes.'],
  ['He is taller than you.', 'He is taller than Maren.'],
  ['They want no more trouble than you do.', 'They want no more trouble than Maren does.'],
  ['A well-guard is always two streets behind you.', 'A well-guard is always two streets behind Maren.'],
  ['Nor do you see anyone.', 'Nor does Maren see anyone.'],
  ['Only then do you notice the smell.', 'Only then does Maren notice the smell.'],
  ['Never have you seen such a thing.', 'Never has Maren seen such a thing.'],
  ['He stays put, and so do you.', 'He stays put, and so does Maren.'],
  ['There you are, and there you stay.', 'There Maren is, and there she stays.'],
  ['While you stand there, something else comes to mind.', 'While Maren stands there, something else comes to mind.'],
  ['By the time you look up, the light has moved.', 'By the time Maren looks up, the light has moved.'],
  ['If you go now, you will see it.', 'If Maren goes now, she will see it.'],
  ['As you reach the gate, it opens.', 'As Maren reaches the gate, it opens.'],
  ['You and Dabney go in.', 'Maren and Dabney go in.'],
  ['Dabney and you go down.', 'Dabney and Maren go down.'],
  ['It falls between you and the door.', 'It falls between Maren and the door.'],
  ['He smiles at you and turns away.', 'He smiles at Maren and turns away.'],
  ['You nod, and wait.', 'Maren nods, and waits.'],
  ['"You are late," you say, and wait.', '"You are late," Maren says, and waits.'],
  ['You say it to the open air.', 'Maren says it to the open air.'],
  ['You hold your breath and listen.', 'Maren holds her breath and listens.'],
  ['You share bread and rest.', 'Maren shares bread and rest.'],
  ['You look for the smith, weapon in hand, and find nothing to strike.', 'Maren looks for the smith, weapon in hand, and finds nothing to strike.'],
  ['You run a quick eye and a quicker hand over the desk.', 'Maren runs a quick eye and a quicker hand over the desk.'],
  ['You step back the way you came.', 'Maren steps back the way she came.'],
  ['You see what you saw before, and nothing else.', 'Maren sees what she saw before, and nothing else.'],
  ['You feel it catch before you see it.', 'Maren feels it catch before she sees it.'],
  ['Hand over hand you go up, and the square lies below.', 'Hand over hand Maren goes up, and the square lies below.'],
  ['Whatever you are at, it has been noticed.', 'Whatever Maren is at, it has been noticed.'],
  ['Last you knew, he was at the inn.', 'Last Maren knew, he was at the inn.'],
  ['Two of you have ropes.', 'Two of them have ropes.'],
  ['It makes that to each of you by name.', 'It makes that to each of them by name.'],
  ['You lie down, and are gone in a breath.', 'Maren lies down, and is gone in a breath.'],
  ['You draw back as far as the place allows, and are not followed.', 'Maren draws back as far as the place allows, and is not followed.'],
  ['You hurry.', 'Maren hurries.'],
  ['You catch his eye.', 'Maren catches his eye.'],
  ['You sit and rest.', 'Maren sits and rests.'],
  ['Not today: you turn around.', 'Not today: Maren turns around.'],
  ['The front steps it is; you go.', 'The front steps it is; Maren goes.'],
  ['Something inside the lock gives way, and you breathe again.', 'Something inside the lock gives way, and Maren breathes again.'],
  ['He lets you finish, and then lets the silence do the rest.', 'He lets Maren finish, and then lets the silence do the rest.'],
  ['A ditch comes down from the hill, and you can walk up it unseen.', 'A ditch comes down from the hill, and Maren can walk up it unseen.'],
  ['The cold takes your breath, and gives it back on the far side.', "The cold takes Maren's breath, and gives it back on the far side."],
  ['You have the key, for you have paid for it.', 'Maren has the key, for she has paid for it.'],
  ['You brace, swing and miss.', 'Maren braces, swings and misses.'],
  ['Nobody asks you, and you say nothing.', 'Nobody asks Maren, and she says nothing.'],
  ['She nods to you and goes on.', 'She nods to Maren and goes on.'],
  ['She has a table for you before you have asked.', 'She has a table for Maren before Maren has asked.'],
  ['She gives you the cup, and you drink.', 'She gives Maren the cup, and Maren drinks.'],
] // prettier-ignore

describe('told of somebody', () => {
  test.each(told)('%s', (before, after) => {
    expect(retoldOf(before, maren)).toBe(after)
  })

  test('each pronoun has its own forms, and its own verbs', () => {
    const line = 'You give yourself time, and you know that the fault is yours.'
    expect(retoldOf(line, dabney)).toBe('Dabney gives himself time, and he knows that the fault is his.')
    expect(retoldOf(line, oru)).toBe('Oru gives themself time, and they know that the fault is theirs.')
    expect(retoldOf('You set out, and you are seen.', party)).toBe('The party sets out, and they are seen.')
  })

  test('who was just named is spoken of by a pronoun, until somebody else could be meant', () => {
    const thread = { isNamed: false }
    const tell = (text: string): string => retoldOf(text, maren, thread)
    expect(tell('You are not in danger.')).toBe('Maren is not in danger.')
    expect(tell('You are in a queue.')).toBe('She is in a queue.')
    expect(tell('The door creaks.')).toBe('The door creaks.')
    expect(tell('You wait.')).toBe('She waits.')
    expect(tell('Beside the door stands Marrable Fitch.')).toBe('Beside the door stands Marrable Fitch.')
    expect(tell('You nod.')).toBe('Maren nods.')
  })
})
