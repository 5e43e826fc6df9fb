/**
 * Words that the first guesses are made of, worldwide and here. Whatever is at most four digits or signs away from one
 * of them is refused too ('Password2026!'), because the guessers know the same trick. All in lower case, without spaces.
 */
const WORDS = new Set(
  `
  password passw0rd p@ssword passwd passcode mypassword yourpassword thepassword newpassword oldpassword secret
  letmein letmein letmeinnow welcome welcomeback admin administrator root toor superuser default changeme guest test
  tester testing temp temporary login user username demo sample example access master qwerty qwertyuiop qwertyu qwert
  qazwsx qazwsxedc zaqwsx asdf asdfg asdfgh asdfghjkl asdfasdf zxcv zxcvb zxcvbn zxcvbnm poiuytrewq lkjhgfdsa mnbvcxz
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa aaaaa aaaaaa aaaaaaaa xxx xxxx xxxxxx zzz zzzzzz
  iloveyou iloveu ilovey iloveme loveyou lovely loveme love lover loverboy lovegod forever foreveryours iloveyouso
  monkey dragon shadow sunshine princess prince queen king angel angels baby babygirl babyboy honey sweetie sweetheart
  cutie cutiepie flower butterfly hello hellohello helloworld whatever nothing something superman batman spiderman ironman
  pokemon pikachu naruto starwars startrek football baseball basketball soccer volleyball hockey tennis golf
  michael michelle jessica jennifer joshua daniel andrew anthony matthew robert william charlie thomas george jordan
  jasmine ashley nicole amanda samantha christian christine angelica angelo mark john johnpaul johnlloyd maria marie
  computer internet samsung iphone android google facebook youtube tiktok instagram twitter gmail yahoo hotmail
  windows microsoft apple nokia huawei oppo vivo xiaomi globe smart pldt converge cherry killer hunter ranger
  freedom trustno trustnoone whoami matrix hacker ninja samurai warrior soldier eagle tiger lion panther puppy kitty
  summer winter spring autumn january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday chocolate cookie banana orange cheese pepper ginger
  jesus jesuschrist jesusislord godisgood godisgreat godbless blessed bless faith hope grace amen hallelujah
  family mother father sister brother mama papa mommy daddy lovemama friends friendship bestfriend
  money rich lucky success winner happy smile purple yellow green blue red black silver gold diamond
  liverpool chelsea arsenal barcelona realmadrid lakers warriors celtics kobe kobebryant lebron lebronjames curry
  mahal mahalko mahalkita mahalkoko mahalkoikaw mahalnamahal minamahal minamahalkita irog sinta giliw pagibig
  palangga langga labs labsyu lablab iloveyoumahal mahalkosya kilig crush pogi poginoako gwapo gwapoko ganda maganda
  magandaako gandako gandakosobra bebe bebeko babe babeko bhe bhebhe beshie besh bes tropa barkada kuya ate bunso
  nanay tatay inay itay lola lolo anak pamilya kapatid pinoy pinay pilipino pilipinas pilipinasnatin filipino filipina
  philippines pinoyako pinoyboy manila manilaboy maynila quezon quezoncity makati taguig pasig davao cebu cebucity iloilo
  bacolod baguio boracay palawan batangas cavite laguna bulacan pampanga mindanao visayas luzon tondo
  adobo sinigang lechon kamote balut halohalo sisig jollibee jollibeechickenjoy chickenjoy mangga mangoes saging kape
  ginebra barangayginebra sanmiguel gilas gilaspilipinas azkals pacquiao mannypacquiao manny pacman darna bathala kapuso
  kapamilya eatbulaga showtime kathniel aldub jadine bts blackpink twice exo army mobilelegends mlbb dota dotadota
  valorant callofduty crossfire ragnarok tindahan sarisari salamat salamatpo diyos diyoskolord panginoon hesus
  hesukristo lordgod praise simbahan pasko paskona bahay trabaho trabahoko hanap hanapbuhay virtualassistant jobseeker
  onlinejobs ofw tagumpay pangarap ligaya malaya kalayaan bayani rizal joserizal bonifacio lapulapu bayanihan
  `
    .trim()
    .split(/\s+/),
)

/** Mixed sequences a word list does not catch, at least eight characters with a letter and a digit. */
const SEQUENCES = new Set(
  `
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 qwer1234 asdf1234
  zxcv1234 1234qwer 1234asdf 12345qwert 123456qwerty 123qwe123 123qweasd 123qweasdzxc qwe123qwe qwe12345 asd12345 abc12345
  abc123456 abcd1234 a1b2c3d4 a1b2c3d4e5 a1234567 a12345678 a123456789 aa123456 aa12345678 1234567a 12345678a 123456789a
  123456ab 123456aa 1a2b3c4d 1a2b3c4d5e 123abc123 abc123abc abcabc123 qwerty123456 qwerty12345 password12345
  password123456 password123456789 iloveyou12345 iloveyou123456 mahal12345 mahal123456 mahalkita12345 mahalko12345
  pogi12345 ganda12345 pinoy12345 love12345 admin12345 admin123456 test12345 test123456 user12345 welcome12345
  1password 123password 123iloveyou 143iloveyou 123mahalko 123mahal 0123456789a 11111111a 00000000a q123456789 z1x2c3v4
  x1x2x3x4 pass12345 pass123456 gwapo12345 hello12345 qqww1122 aaaa1111 abcd12345 july4th1776 asdfghjkl123456
  `
    .trim()
    .split(/\s+/),
)

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const unleet = (text: string) => text.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign)
/** Without up to four digits or signs at the end, and without signs in between. */
const stem = (text: string) => text.replace(/[^a-z]{1,4}$/, '').replace(/[\s._-]/g, '')

/**
 * Whether a password is among the first that anybody would try: in the lists, close to a word of them, or the
 * person's own name or address.
 */
export function isWidelyUsed(password: string, own: readonly string[] = []): boolean {
  const text = password.toLowerCase()
  const names = own.flatMap((one) => [one.toLowerCase(), one.toLowerCase().split('@')[0] ?? ''])
  if (SEQUENCES.has(text) || names.includes(text) || names.includes(stem(text))) return true
  return [stem(text), stem(unleet(text)), unleet(stem(text))].some((one) => WORDS.has(one))
}
