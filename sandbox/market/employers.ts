import type { Dice } from './dice.ts'
import type { MarketEmployer } from './types.ts'

const roots =
  `Bramblewood Northlark Tidewell Copperfinch Maplecroft Ridgemoor Juniperly Oakhaven Fernsby Larkstone Willowmere Saltbrook
  Quillmark Emberfield Harrowgate Pinemarch Stonewick Brightfen Cloverhill Driftmoor Elderbay Foxhollow Glenspire Hazelrow Ironbark
  Kestrelway Loomis&Vale Merrowby Nettleford Orchardlane Pebblestone Quarrytown Rowanleaf Sablewood Thistledown Umberlake Violetridge
  Wrenfield Yarrowton Zephyrly Amberquay Birchmont Cedarloop Dovetailed Everwren Flintrock Goldenrye Heronsgate Islandpeak Jadecove`.split(
    /\s+/,
  )
const kinds =
  `Digital|Commerce Co|Property Group|Bookkeeping|Media|Outsourcing|Health Partners|Dental Billing|Logistics|Studio|Legal|
  Marketing|Home Goods|Apparel|Learning|Software|Solutions LLC|Pty Ltd|Staffing|Realty|Labs|Consulting|& Co|Accounting|Supply`
    .split('|')
    .map((kind) => kind.trim())
const firstNames =
  `Kellan Marisol Tobias Greta Desmond Priya Callum Anneliese Rhys Beatriz Jonas Imogen Farid Noelle Hamish Lucía Ezra
  Maricel Dennis Liezl Rommel Ines Piet Saoirse`.split(/\s+/)
const lastNames =
  `Ostrow Vandermeer Halloran Quimby Deschaine Okafor-Lane Lindqvist Peñaloza Brannigan Tsukamoto Marchetti Ellsworth
  Castañeda Whitlock Szabo Dela-Peña Ferreira Novak Abernathy Villaseñor`.split(/\s+/)
const localNames =
  `Bayanihan Bridge|Niño & Niña Outsourcing|Dela Peña Design Studio|Sampaguita Virtual Partners|Tala Remote Services|
  Amihan Digital Works|Kalapati Support Hub|Mañanita Media|Baybayin Creatives|Habagat Staffing`
    .split('|')
    .map((name) => name.trim())

function nameOf(dice: Dice): string {
  const style = dice.roll()
  if (style < 0.62) return `${dice.pick(roots).replace('&', ' & ')} ${dice.pick(kinds)}`
  if (style < 0.88) return `${dice.pick(firstNames)} ${dice.pick(lastNames).replace('-', ' ')}`
  return style < 0.93 ? dice.pick(localNames) : `${dice.pick(lastNames)} ${dice.pick(kinds)}`
}

/**
 * Invents `count` employers with different names. A person who posts under the own name is the own contact;
 * companies have one. Members since up to nine years before `now`.
 */
export function inventEmployers(dice: Dice, count: number, now: Date): MarketEmployer[] {
  const taken = new Set<string>()
  const employers: MarketEmployer[] = []
  while (employers.length < count) {
    let name = nameOf(dice)
    if (taken.has(name)) name = `${name} ${dice.pick(['Group', 'Team', 'PH', 'Online', 'International', 'Global'])}`
    if (taken.has(name)) continue
    taken.add(name)
    const person = firstNames.some((first) => name.startsWith(`${first} `))
    employers.push({
      id: 20_000 + employers.length * 37 + dice.between(0, 36),
      name,
      hasLogo: dice.chance(person ? 0.1 : 0.45),
      memberSince: new Date(now.getTime() - dice.between(20, 3_300) * 86_400_000),
      contactPerson: person ? name : `${dice.pick(firstNames)} ${dice.pick(lastNames).replace('-', ' ')}`,
    })
  }
  return employers
}
