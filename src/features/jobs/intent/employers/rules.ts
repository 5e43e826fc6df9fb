import { plainWords } from '../../rules.ts'

/**
 * Employers and platforms people here search by name, behind the work most of them look for there. Their own postings come
 * first where there are any; where there are none, that work with others is near.
 */
const TABLE = `
call center agent: concentrix, teleperformance, tp, taskus, task us, sitel, foundever, alorica, ttec, teletech, iqor, telus, vxi, startek, sutherland, conduent, everise, 24 7 intouch, intouch, ibex, transcom, webhelp, sykes, convergys, hgs, afni, eperformax, inspiro, openaccess, open access bpo, ubiquity, qualfon, stream, acquire bpo, cgs, tdcx, tech mahindra, capital one, synchrony, optum, eastwest bpo, asurion, spi global, pldt, globe telecom, converge, arise
software engineer: accenture, cognizant, infosys, wipro, ibm, tcs, dxc, oracle, thinking machines, pointwest, exist software
accountant: deloitte, pwc, ernst and young, ey, kpmg, sgv, grant thornton, genpact, bdo unibank, toa global, d v boer, emapta, cloudstaff
virtual assistant: upwork, fiverr, onlinejobs, onlinejobs ph, olj, magic, belay, wing assistant, athena, time etc, myoutdesk, virtual coworker, remote workmate, freelancer com, virtual staff finder, vafromeurope, cyberbacker, wishup, zirtual
medical virtual assistant: hello rache, medva, my mountain mover, docva, phoenix virtual solutions, neolytix
esl teacher: 51talk, 51 talk, native camp, nativecamp, rarejob, rare job, bizmates, cambly, preply, acadsoc, engoo, weblio, vipkid, italki, first future, qqeng, magic ears, topica, twosigmas, hellotalk
data entry: remotasks, outlier, appen, clickworker, toloka, oneforma, data annotation, dataannotation, scale ai, lionbridge, telus ai, welocalize, microworkers
transcriptionist: rev com, transcribeme, gotranscript, scribie
delivery rider: grab, grabfood, foodpanda, lalamove, joyride, angkas, move it, moveit, lbc, j t express, jnt, ninja van, flash express, toktok
service crew: jollibee, mcdo, mcdonalds, kfc, chowking, mang inasal, starbucks, greenwich, burger king, dunkin, max s, shakeys
cashier: puregold, sm supermarket, savemore, robinsons, landers, s r, mercury drug, watsons, 7 eleven, seven eleven, alfamart, uniqlo, miniso, mr diy, ace hardware
bank teller: bdo, bpi, metrobank, landbank, security bank, rcbc, unionbank, chinabank, eastwest, pnb
online seller: shopee, lazada, tiktok shop, shein, temu, carousell
`

const WORK: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [work = '', names = ''] = line.split(': ')
      return names.split(', ').map((name) => [name, work] as const)
    }),
)
const LONGEST = Math.max(...[...WORK.keys()].map((name) => name.split(' ').length))

/** The work people look for with an employer or on a platform a search names; undefined where it names none. */
export function workWithEmployer(search: string): string | undefined {
  const words = plainWords(search).split(' ')
  for (const at of words.keys())
    for (let length = LONGEST; length > 0; length -= 1) {
      const work = WORK.get(words.slice(at, at + length).join(' '))
      if (work !== undefined) return work
    }
  return undefined
}
