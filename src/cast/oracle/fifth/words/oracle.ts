/** Words for questions to nobody in particular. */
import type { Grammar } from '../../prose/prose.ts'

export const oracleWords: Grammar = {
  plainly: ['Yes: #what#, in plain sight.', '{You} {have|has} only to look: #what#.'],
  yes: ['Yes.', 'It is so.', '{You} {look|looks}, and yes.', 'As {you} hoped: yes.'],
  yesAnd: ['Yes, and more than that.', 'Yes, better than {you} could have asked.'],
  yesBut: [
    'Yes, though not the way {you} would like.',
    'In a manner of speaking, yes.',
    'Yes; it will not be much use, though.',
  ],
  no: ['No.', 'Nothing of the kind.', 'It seems not.', '{You} {look|looks}, and no.'],
  noBut: ['No. Something else, though.', 'Not that; but it was worth asking.'],
  noAnd: ['No, and asking has cost something.', 'No; worse than no.'],
  stillYes: ['It is still so.', 'As before: yes.'],
  stillNo: ['Still not.', 'As before: no.'],
}
