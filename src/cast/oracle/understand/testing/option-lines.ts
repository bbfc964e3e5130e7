/** What players answer when they were asked: 1 Go to the Bell Tower, 2 Ask Maren about the bell, 3 Search the hearth. */
export const optionLines = `
1 => go tower
2 => ask maren > bell
3. => search hearth
#2 => ask maren > bell
(3) => search hearth
option 1 => go tower
the first one => go tower
second => ask maren > bell
two => ask maren > bell
the last => search hearth
b => ask maren > bell
a) => go tower
go to the bell tower => go tower
hearth => search|examine hearth
7 => act|say|nothing
1 and 3 => go tower & search hearth
let's do 2 => ask maren > bell
I choose the third option => search hearth
none of these, I sneak to the mill => sneak|go mill
Search the Hearth. => search hearth
number two please => ask maren > bell
the tower => go tower
ask maren => ask maren
listen at the trapdoor => listen trapdoor
`
