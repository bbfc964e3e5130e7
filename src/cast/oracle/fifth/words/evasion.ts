/** Words of those who will not say, cannot say, or are accused: each in the manner of whoever speaks, then in anybody's. */
import type { Grammar } from '../../prose/prose.ts'

export type EvasiveManner = 'curt' | 'shy' | 'warm' | 'smooth' | 'plain'

type Lines = {
  readonly private: readonly string[]
  readonly unknown: readonly string[]
  readonly accused: readonly string[]
  /** There is more, and it is not for whoever asks: not yet. */
  readonly strangers: readonly string[]
}

const lines: Readonly<Record<EvasiveManner, Lines>> = {
  curt: {
    private: ['No.', 'Next question.', 'Mind your own.', 'That is mine to keep.', 'I am not paid to chat.'],
    unknown: ['No idea.', 'Never heard.', 'Ask somebody else.', 'Not my business, so I do not know it.'],
    accused: [
      'Careful.',
      'Say that outside.',
      'Prove it or be quiet.',
      'You have one more of those, and then you leave.',
    ],
    strangers: ['Earn it.', 'Who are you to ask?', 'I have known you an hour.', 'Not to you. Not yet.'],
  },
  shy: {
    private: [
      'I would rather not.',
      'Please do not ask me that.',
      'I should not be talking about this at all.',
      'Somebody might hear us.',
      'Not here. Not now.',
    ],
    unknown: ['I am sorry. I do not know.', 'Nobody tells me such things.', 'I wish I could help you there.'],
    accused: [
      'I never did!',
      'You have it wrong. Please, you have it wrong.',
      'Why would you say such a thing?',
      'Who told you that?',
    ],
    strangers: [
      'I hardly know you. I am sorry.',
      'If I tell you, will you say it was me?',
      'I could be in trouble for that.',
      'Perhaps if I knew whose side you were on.',
    ],
  },
  warm: {
    private: [
      'Ah, now. Let us talk of something else.',
      'That is an old story, and I shall not tell it.',
      'You are kind to ask, and I will not say.',
      'Another day, perhaps, when we know each other.',
      'Let that one sleep, my friend.',
    ],
    unknown: [
      'I would tell you if I knew.',
      'There you have me.',
      'I have never heard it spoken of, and I hear a good deal.',
    ],
    accused: [
      'That hurts to hear.',
      'I think somebody has told you a story.',
      'You do not believe that. Not of me.',
      'Sit down, and say that again slowly.',
    ],
    strangers: [
      'You are good company, and still new company.',
      'Sit with me a few more evenings, and then ask.',
      'I tell that to friends. We are on the way.',
      'That one has to be earned, my dear, and you are earning it.',
    ],
  },
  smooth: {
    private: [
      'I am afraid I cannot discuss that.',
      'A delicate matter. You will understand.',
      'There is very little to say about it.',
      'Let us keep to what concerns us both.',
      'I find that questions of that sort answer themselves, in time.',
    ],
    unknown: [
      'I regret that I cannot help you with that.',
      'That has not been brought to me.',
      'I should only be guessing, and I do not guess.',
    ],
    accused: [
      'That is a serious thing to say. I hope you can support it.',
      'I shall put that down to the hour.',
      'You are misinformed.',
      'One hears such talk. One does not repeat it.',
    ],
    strangers: [
      'We are not yet so well acquainted.',
      'That I keep for those who have shown me what they are worth.',
      'You will forgive me if I ask first what you mean to do with it.',
      'Confidence is a slow coin. I have not counted yours yet.',
    ],
  },
  plain: {
    private: [
      'I would sooner not speak of that.',
      'People talk. I try not to.',
      'There are things one keeps to oneself.',
      'Leave that be.',
      'That is nobody’s business but mine.',
      'I have said as much as I mean to.',
      'You will not have that from me.',
    ],
    unknown: [
      'That I cannot tell you.',
      'You are asking the wrong door.',
      'Not a word of it has come my way.',
      'I could not say.',
      'It is the first I have heard of it.',
      'Your guess would be as good as mine.',
    ],
    accused: [
      'Say that again when you can prove it.',
      'You have the wrong one.',
      'I will not answer that.',
      'Think what you like. It is not so.',
      'And who says so?',
      'Be careful whom you say that to.',
    ],
    strangers: [
      'I do not know you well enough for that.',
      'Some things one does not tell to strangers.',
      'Not for the asking.',
      'Do something for us first. Then ask.',
      'Why should I trust you with that?',
      'There is more to it, and it is not yours yet.',
    ],
  },
}

const signs: readonly (readonly [EvasiveManner, RegExp])[] = [
  [
    'curt',
    /\b(?:gruff|blunt|brusque|terse|curt|cold|hard|stern|sour|rude|surly|impatient|short|harsh|grim|silent|few words)\b/i,
  ],
  [
    'shy',
    /\b(?:nervous|afraid|timid|anxious|shy|jumpy|frightened|haunted|fearful|meek|hesitant|whispers?|stammers?|scared|worried)\b/i,
  ],
  [
    'smooth',
    /\b(?:smooth|charming|polite|formal|precise|courtly|proper|courteous|smil\w+|polished|measured|official|dry|reasonable|exact)\b/i,
  ],
  [
    'warm',
    /\b(?:warm|kind|kindly|friendly|cheerful|jolly|gentle|motherly|fatherly|hearty|generous|patient|easy|talkative)\b/i,
  ],
]

/** By what their author says of how they are and how they speak. */
export const evasiveManner = (of: string): EvasiveManner => signs.find(([, sign]) => sign.test(of))?.[0] ?? 'plain'

const grammarOf = (manner: EvasiveManner): Grammar => ({
  private: [...lines[manner].private, ...(manner === 'plain' ? [] : lines.plain.private)],
  unknown: [...lines[manner].unknown, ...(manner === 'plain' ? [] : lines.plain.unknown)],
  accused: [...lines[manner].accused, ...(manner === 'plain' ? [] : lines.plain.accused)],
  strangers: [...lines[manner].strangers, ...(manner === 'plain' ? [] : lines.plain.strangers)],
})

export const evasions: Readonly<Record<EvasiveManner, Grammar>> = {
  curt: grammarOf('curt'),
  shy: grammarOf('shy'),
  warm: grammarOf('warm'),
  smooth: grammarOf('smooth'),
  plain: grammarOf('plain'),
}
