/** Small words: those that carry no name, those before a verb that only lead up to it, and those that tell roles apart. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(word => word !== ''))

/** Never the whole of a name, and skipped between the words of one. */
export const articles = setOf(
  `the a an of my your his her its our their this that these those some s de la le der die das el il lo o het`,
)

/** Words to begin a talk with: whoever is named right after them is spoken to. */
export const hails = setOf(`hello hi hey yo oi howdy ahoy psst sup hullo greetings evening morning afternoon hail`)

/** What may come before the name of whom one speaks to. */
export const openings =
  setOf(`hello hi hey yo oi howdy ahoy psst sup hullo greetings good evening morning afternoon day hail and so but
  well ok okay then oh ah excuse me pardon sorry please sir my dear listen look now say um uh er right wait alright thanks`)

/** A noun follows: nothing that stands before one of these is a part of its name. */
export const determiners = setOf(`the a an my your our this that these those some any one another`)

/** What describes many things names none of them by itself. */
export const describing =
  setOf(`old new young big little small great giant large long short tall black white red green blue grey
  gray dark bright left right first second third last other nearest near far upper lower`)

/** Words that lead up to what is done, and say nothing of it. */
export const leading =
  setOf(`nvm nevermind i we ill im id ive well weve wed lets let us me want wanna to would like will shall should can could may might
  must please maybe perhaps just now then and so ok okay um uh er also first next finally again still very really actually
  both all ahead kindly you gonna gotta decide decides if possible but while once after afterwards alright right
  guess suppose hey oh yeah before meanwhile instead simply id love ich je yo io eu ik ja am others guys folks everyone everybody gang turn try`)

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

/** Before a verb these say that it is not to be done. */
export const negations = setOf(`not dont never wont wouldnt shouldnt cant cannot`)

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
  excuse pardon spit trust quit nock snuff roll bread gold bill barn cook coat cape cellar boat bird book boots bone both brown burnt busy cake calm camp card
  cart cash cave chain chair chance cheap cheese chief class clean clear cloak clock close cloth cloud coin cold cool corn cost crew
  crowd crown cruel damp dead dear death deck deed deep demon desk dirt dinner dress drunk dusk dust duty earth east edge
  eight empty enemy equal evil exact faint faith false family famous farm fate fault fear feast felt field fight file five flag flame
  flat flesh flower food foot forest fork form fort four fresh friend fruit funny game gate ghost giant gift glass gloom goat
  grain grass grave grey group grow guest guide guilt hair hall happy harm harp haste hate heart heat heavy hell herb hero
  hill hole honest honey honour horse house huge human hungry hurt inch inn iron island jail joke joy judge juice king knee
  knight lady lake lamb land large later laugh lawn lazy leaf learn least leather legs lent lesson lend level light lion liquid
  loaf local lock lonely lord loud love luck lunch lute magic maid main mark market marsh mask master match meal meat medicine
  member mercy merry metal middle mile milk mind mine mirror mist mode money monk month mood moon moral mother mouse mouth muddy
  murder music nail navy neck nerve nest noble noise noon nose note number oath odds offer older onion orange order ours owl owner pack
  page pain pair pale palm paper parish path peace pearl phone piece pile pillar pipe pity plain plant player plenty poem
  poison police pool poor porch port post power price pride priest prince prison prize proof proper proud pure purse queen
  quest quick rabbit rain rank rare rate real reason relic report rice rich ring risk rite river road rock roof root rose rough
  round royal rude ruin rule rumour sacred safe sail saint salt sand scar scene school score seal seat secret seed seven
  shade shame shape sheep shelf ship shirt shoe shop shore short shot sick sign silk silver simple sister size skill skin sky
  slave small smart smith smoke snake snow soap soft soil song sore sort soul soup sour south space spare spear speed spice spirit
  spoon sport spring square staff stage stair star state steam stew stick stone store storm strange stream strict strong
  stuff stupid sugar summer sunny sweet sword tail tall tavern tea team tear temple tent thick thief thin third three throat
  throne tiger tight tired title toast tomb tone tool tooth total tower town toy trade trail train trap tree trick troop
  truck tunnel type ugly uncle upset urgent usual vale value vast verse vest view village violin virtue voice vote wage wagon
  warm waste wave weak weapon weary weather west wheel white wicked wide widow wife wild wind wine wing winter wise witch wolf wood
  wool worm worry worse worst worth wound wrong yard yellow yesterday young youth
  room true false story truth favourite favorite colour color number point street child woman table plate truth`)
