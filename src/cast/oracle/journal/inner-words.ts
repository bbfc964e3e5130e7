/** What the dice nobody sees leave behind: heart against head, a flaw that had its way, a no that was swallowed. */
import type { Hand } from '../content/voices.ts'

export type Pull = 'heart' | 'head' | 'flaw' | 'shade' | 'object' | 'reluctant'

export const innerWords: Readonly<Record<Hand, Readonly<Record<Pull, readonly string[]>>>> = {
  terse: {
    heart: ['Went with the gut. Would again.', 'Did not think. Felt it, did it.', 'Head said wait. I did not.'],
    head: ['Wanted to. Did not.', 'Kept it cold. It cost something.', 'Bit down on it. Later, maybe.'],
    flaw: ['My old trouble. Had the reins today.', 'Did the thing I do. Again.', 'Knew better. Did it anyway.'],
    shade: ['Felt the old pull. Held.', 'It was in my voice. Hope nobody heard.', 'Nearly. Not quite.'],
    object: [
      'I am against it. Still am.',
      'Said no, or should have louder.',
      'It sits wrong. It will go on sitting wrong.',
    ],
    reluctant: ['Came along. Not gladly.', 'I would have waited.', 'Half of me stayed behind.'],
  },
  wry: {
    heart: [
      'My heart made the decision, and informed me afterwards.',
      'I meant to be sensible. I was overruled from below.',
      'Caught myself caring, in public. I blame the company.',
    ],
    head: [
      'I was sensible today. I hope it is not catching.',
      'I kept my head, which is a pity, because I had a lovely retort.',
      'I wanted to, rather badly, and I counted to ten, and it helped, the brute.',
    ],
    flaw: [
      'I did my worst trick again, the one I tell nobody about.',
      'My better half was outvoted. It generally is.',
      'There is a thing wrong with me, and today it drove.',
    ],
    shade: [
      'The old itch was there. I put my hands in my pockets.',
      'It came out in a joke, which is where I keep it.',
      'Nearly did it. Did not. Somebody ought to give me a biscuit.',
    ],
    object: [
      'I am against all of it, and I said so with my eyebrows.',
      'For the record, in ink: I would not have.',
      'I smiled and disagreed. People never notice the second part.',
    ],
    reluctant: [
      'I went along, dragging one foot for form.',
      'I would have voted for a nap.',
      'I said yes in the voice that means oh, very well.',
    ],
  },
  warm: {
    heart: [
      'I went where my heart went, and hoped the rest would follow.',
      'I could not have done otherwise. I did try to.',
      'I felt it before I knew it, as usual.',
    ],
    head: [
      'I wanted to put my arms round somebody, and kept my place instead.',
      'It was hard to be wise today. I was, a little, and I am sad about it.',
      'I swallowed it for their sake. It has not gone down.',
    ],
    flaw: [
      'I did the thing I always do, and I am sorry for it.',
      'My weakness got into it. It means well, too, that is the worst of it.',
      'I know my fault when I see it. I saw it today.',
    ],
    shade: [
      'It coloured what I said. I only hope it was not unkind.',
      'I felt the old pull, and I held somebody’s sleeve until it passed.',
      'I was nearly foolish. I had good company, and was not.',
    ],
    object: [
      'I cannot be easy about it, and I lie here not being easy.',
      'I would have had it otherwise. I shall go on saying so, gently.',
      'Something in me says no, and it does not tire.',
    ],
    reluctant: [
      'I went along because they went, and that is reason enough.',
      'I would have asked for one more night to think.',
      'My feet went. My heart came after, looking back.',
    ],
  },
  stern: {
    heart: [
      'I acted before I had judged. I judge it now, and let it stand.',
      'I was moved, and I let it move me. I note it.',
      'There are times when one does not deliberate. I hope that was one.',
    ],
    head: [
      'I wished otherwise, and did what was right. The wish is still here.',
      'I held my tongue. It was the harder duty.',
      'I set aside what I felt. I know where I have set it.',
    ],
    flaw: [
      'I failed in the way I fail. I write it plainly, so that I cannot mend it in the telling.',
      'My fault spoke for me today. I shall have to answer for it.',
      'I was weak where I am always weak.',
    ],
    shade: [
      'The old fault was near. I kept it outside, with my foot in the door.',
      'There was an edge in my voice that did not belong to the matter.',
      'I was tempted, and was not alone, and so was not tempted far.',
    ],
    object: [
      'I do not consent to it in my heart, whatever I have said.',
      'I would have stopped it. I shall be ready when I am asked why I did not.',
      'I hold it to be wrong, and I shall go on holding it.',
    ],
    reluctant: [
      'I followed. I should have liked to be convinced.',
      'I gave my consent as one gives a coin to a bad cause.',
      'I have doubts, and they march with us.',
    ],
  },
  learned: {
    heart: [
      'I did not reason at all. It was alarming, and rather pleasant.',
      'The conclusion came first and the argument afterwards. I know what that is called.',
      'I find that I had decided before I began to think.',
    ],
    head: [
      'I weighed it and did the sensible thing, and am cross with the scales.',
      'Reason prevailed. It did not look happy about it.',
      'I observed a strong feeling, and waited until it could be classified.',
    ],
    flaw: [
      'I must enter a fault under my own name. It is a second edition.',
      'I did exactly what I should have advised against.',
      'My besetting error, again, with variations.',
    ],
    shade: [
      'A certain bias was at work. Mine.',
      'I noticed the old tendency, and corrected for it, I think sufficiently.',
      'It affected my tone, though not, I hope, my findings.',
    ],
    object: [
      'My objection stands, and is not in the minutes.',
      'I remain unpersuaded. I have tried to be persuaded, as an exercise.',
      'On reflection I am still against it, and for better reasons.',
    ],
    reluctant: [
      'I agreed provisionally, which nobody heard.',
      'I should have liked more evidence and less enthusiasm.',
      'I went along as one follows a proof with a gap in it.',
    ],
  },
  bold: {
    heart: [
      'I did not think! It was glorious!',
      'My blood was up, and I went with it, ha!',
      'Who needs a reason? I had a feeling as big as a barn.',
    ],
    head: [
      'I held back. Me! Somebody should sing about that.',
      'I could have roared, and I did not, and my teeth hurt.',
      'I used my head for once, and I do not mean on a door.',
    ],
    flaw: [
      'I did it again, the stupid thing. You know the one, page.',
      'My worst side went first through the door. It usually does.',
      'I was a fool today, and a loud one.',
    ],
    shade: [
      'I could feel it itch, the old devil, and I sat on it.',
      'I said it too loud. It was that other thing, talking.',
      'I nearly did something stupid. I want credit.',
    ],
    object: [
      'I do not like it! I said so, or I will!',
      'It stinks, and I have to carry it.',
      'No, I say, and I say it to you, page, since nobody else is up.',
    ],
    reluctant: [
      'I went along, grumbling. I grumble very well.',
      'It is not how I would do it. There is too much walking round things.',
      'All right, all right, I said, and I meant half of one.',
    ],
  },
  wary: {
    heart: [
      'I did it before I could be frightened. That was the trick, I think.',
      'It was not brave. It was only quicker than me.',
      'I felt something and it was not fear. I keep looking at it.',
    ],
    head: [
      'I wanted to run and I did not. I want that written down.',
      'I thought it through, all the ways, and stayed. All the ways are still here.',
      'I kept very still inside. It is noisy there now.',
    ],
    flaw: [
      'I did it again. I knew I was doing it. I watched.',
      'It is always the same with me. I write that small.',
      'I was what I am afraid of being. Only for a moment. It was enough.',
    ],
    shade: [
      'It was close to the surface today. I hope my face was turned away.',
      'I could feel myself starting to, and I held on to my sleeve.',
      'I nearly. I did not. I nearly.',
    ],
    object: [
      'I think it is wrong, and I think I did not say so loudly enough.',
      'I said no, inside. I am always very clear inside.',
      'Something about it is bad. I cannot put it better, and I cannot put it down.',
    ],
    reluctant: [
      'I went because they went. It is not the same as wanting.',
      'I would have stayed by the door.',
      'I nodded. I do not know why I nod.',
    ],
  },
  dreamy: {
    heart: [
      'Something in me got up and walked, and I went after it.',
      'The river in me was high today. I did not build a bridge.',
      'I did what the blood hummed.',
    ],
    head: [
      'I shut the window on it. It is still singing out there.',
      'I was a stone, as one ought sometimes to be. Stones are tired by evening.',
      'I held the bird in my two hands and did not open them.',
    ],
    flaw: [
      'The crooked root put out a leaf.',
      'My shadow went first today, and I let it.',
      'There is a crack in the bowl, and it all ran out there.',
    ],
    shade: [
      'The crooked root stirred. I stood on it.',
      'My shadow tugged, like a dog that knows the way.',
      'It clouded me a little, as breath does glass.',
    ],
    object: [
      'I would not have gone that way. The nettles said so too.',
      'Something in me has its arms folded.',
      'No, said the small voice. It did not say why. It seldom does.',
    ],
    reluctant: [
      'I went, as leaves go.',
      'A part of me is sitting by the road yet, with its shoes off.',
      'I followed, and looked at the sky a good deal.',
    ],
  },
}
