/** Small words: those that carry no name, those before a verb that only lead up to it, and those that tell roles apart. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(word => word !== ''))

/** Never the whole of a name, and skipped between the words of one. */
export const articles = setOf(
  `the a an of my your his her its our their this that these those some s de la le der die das el il lo o het`,
)

/** What describes many things names none of them by itself. */
export const describing =
  setOf(`old new young big little small great giant large long short tall black white red green blue grey
  gray dark bright left right first second third last other nearest near far upper lower`)

/** Words that lead up to what is done, and say nothing of it. */
export const leading =
  setOf(`i we ill im id ive well weve wed lets let us me want wanna to would like will shall should can could may might
  must please maybe perhaps just now then and so ok okay um uh er also first next finally again still very really actually
  both all ahead kindly you gonna gotta decide decides if possible but while once after afterwards alright right
  hey oh yeah before meanwhile instead simply id love ich je yo io eu ik ja am others guys folks everyone everybody gang turn try`)

/** `try to`, `want to`: led up to, where a `to` follows. */
export const leadingWithTo =
  setOf(`try tries trying attempt attempts attempting want wants need needs have has going decide decides start starts begin
  begins manage like proceed proceeds use used bonus action continue prepare ask`)

export const prepositions =
  setOf(`to toward towards into at on onto upon in inside under beneath behind beside by near over across through
  with using from off for against around down up out avec con mit zu zum zur nach auf au aux alla al z do`)

/** From here on it is what is spoken of, not whom it is spoken to. */
export const contentMarks =
  setOf(`about regarding concerning that if whether what why who whom where when how which whats whos wheres of for uber
  sobre su over`)

export const negations = setOf(`not dont no never none nothing`)

/** Never taken for a slip of the fingers. */
export const familiar =
  setOf(`there here where when what with will well were want wait were have hand half hard head help here high
  hold home hope idea into just keep kind knew know last late leave left less life like line list little live long look lost
  made make many mean more most move much must name near need never next nice night none nothing once only open other over part
  past people place please point quite rather really right said same seem shall should side since some someone something soon still
  such sure take talk tell than thank that their them then these they thing think this those though thought through time today
  together told tonight took turn under until upon used very wall wants water ways week went what while whole whom whose
  wish within without word work world would year yours about above across after again against almost alone along already also
  although always among another anyone anything around away back because been before behind being below beside best better
  between beyond both bring came cannot cause come could does done door down each early else enough even ever every everyone
  everything face fact fall feel find fine fire first floor from front full gave girl give glad goes gone good great guess
  room true false story truth favourite favorite colour color number point street child woman table plate truth`)
