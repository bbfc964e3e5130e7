/** Words that tell a deed from a remark where the verb itself is in no table. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(word => word !== ''))

/** After `I` these say how it is or was, and nobody sees it happen. */
export const ofTheMind =
  setOf(`know think believe suspect hate love like want need trust doubt hope wish fear mean remember forget miss owe own live
  work belong come feel see hear understand agree disagree promise swear bet guess suppose reckon prefer care worry regret admire respect
  deserve matter seem sound look expect assume imagine intend plan prefer resent envy forgive pity appreciate enjoy dislike despise loathe
  adore recommend suggest propose insist admit confess deny demand request beg assure guarantee warn vow apologise apologize thank
  have has had am was were be been do did does can could will would should shall must may might cant cannot wont dont didnt wouldnt
  never always only really just still also even hardly almost already too so not once often sometimes usually
  saw went came found lost left said told heard knew thought made took gave got met won felt kept slept died ran sat stood spoke
  swam drank ate wrote read brought bought caught taught fought sold paid sent built broke chose fell grew hid hurt led lay rode rose
  shot shut stole swore threw understood woke wore bore began forgot
  all both two three few`)

/** No deed begins with these, whatever follows. */
export const neverDone =
  setOf(`not no only even both all half quite such what just maybe perhaps never always still too very more most less least
  every each any some none nobody nothing something someone everyone everybody here there because since though although unless until than like as
  or nor yet so if when while where why how who whom whose which that this these those it its he she they them his her hers their theirs him me
  my mine our us we you your i is are was were be been am does did done has have had will would can could shall should may might must ought
  yes yeah yep no nope aye nay sure fine ok okay well but and also then thats theres heres whats whos im ive ill id youre youve
  damn curse screw fuck bless blame forget trust imagine believe consider beware mind bet spare pity suppose praise thank thanks excuse forgive
  pardon prove swear remember picture behold mark note say tell ask please sorry good bad nice poor dear oh ah hey once twice again about`)
