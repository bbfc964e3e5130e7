/** Words for a taste, a sniff, a knock, a shout. */
import type { Grammar } from '../../prose/prose.ts'

export const smallWords: Grammar = {
  taste: [
    '{You} {touch|touches} #what# to {your} tongue.',
    '{You} {taste|tastes} #what#, no more than a drop of it.',
    '{You} {try|tries} #what# with the tip of {your} tongue.',
  ],
  drinkFrom: ['{You} {take|takes} a mouthful from #what#.', '{You} {drink|drinks} a little from #what#.'],
  tastePlain: [
    'It tastes of what it is, and tells {you} nothing new.',
    'The taste stays for a while, and that is all.',
    'Nothing in it that {you} would not have guessed.',
  ],
  smell: ['{You} {bend|bends} close to #what# and {breathe|breathes} in.', '{You} {sniff|sniffs} at #what#.'],
  smellPlain: ['It smells of itself.', 'Dust, mostly, and hands.', 'There is nothing in it that {your} nose can name.'],
  smellAround: ['{You} {lift|lifts} {your} head and {breathe|breathes} in.', '{You} {take|takes} the air.'],
  smellNothing: ['The air is only air.', 'Nothing on the air that {you} could name.'],
  touch: ['{You} {lay|lays} a hand on #what#.', '{You} {run|runs} {your} fingers over #what#.'],
  touchPlain: ['It is cold, and keeps still.', 'It feels as it looks.', 'Nothing gives, and nothing moves.'],
  knock: ['{You} {knock|knocks} at #way#.', '{You} {rap|raps} on #way# and {wait|waits}.'],
  knockOpen: [
    'Somebody on the other side calls that it is open.',
    'A voice from within says to come in, then.',
    'Steps, a cough, and a word that it is not barred.',
  ],
  knockShut: ['Something moves on the other side. Nobody opens.', 'The sounds behind it stop. It stays shut.'],
  knockNobody: ['Nobody answers.', 'The sound goes in, and nothing comes out.', 'No step, no voice.'],
  knockThing: [
    '{You} {knock|knocks} on #what#. It sounds as it should.',
    '{You} {rap|raps} on #what# and {listen|listens} to what it gives back, which is little.',
  ],
  headsTurn: [
    'Heads turn. Nobody has an answer to that.',
    'People look round, and then at each other.',
    'It gets quiet for a breath, and then it does not.',
  ],
  noEcho: ['No answer comes.', 'Nothing calls back.', 'The sound goes out, and stays out.'],
  cannotTell: [
    'From here there is no telling; somebody would have to go and look.',
    'That cannot be seen from here.',
    'Whoever wants to know that has to go there.',
  ],
  crowdSays: [
    '{You} {ask|asks} those who stand nearest, and several answer at once.',
    'They are glad of somebody to tell it to.',
    '{You} {hear|hears} what everybody here would tell a stranger.',
  ],
  crowdSilent: [
    'They shrug, and look at their feet.',
    'Nobody has anything to say that {you} {have|has} not heard.',
    '{You} {get|gets} a few words, and none of them new.',
  ],
  crowdPoints: [
    'More than one of them looks towards #who#.',
    'For the rest they send {them} to #who#.',
    'A thumb is jerked at #who#, who would know better.',
  ],
  isAt: ['#what.cap# #what.is# not here. {We} saw #what# at #place#.', 'That would be at #place#: #what#.'],
}
