/** Employers whose names do not say that they are companies, as many resumes of this country name them. */
const NAMES =
  `Concentrix;Convergys;Teleperformance;TaskUs;Alorica;Sitel;Foundever;Accenture;Cognizant;IBM;VXI;TTEC;TeleTech;Telus;iQor;Sykes;StarTek;Transcom;ibex;Inspiro;Conduent;Genpact;Infosys;Wipro;HCL;Capgemini;Optum;Sutherland;Acquire BPO;Cloudstaff;Sagility;Shearwater;Afni;Qualfon;Everise;Majorel;Arvato;Stream;eTelecare;PeopleSupport;Aegis;Xerox;EXL;Probe;Emapta;Outsourced;Straive;SPi;Lexmark;Fluor;Manulife;Sun Life;Pru Life;AXA;Maersk;JPMorgan;Wells Fargo;Citibank;HSBC;ANZ;Deutsche;Macquarie;Globe;Smart;PLDT;Converge;DITO;Meralco;Maynilad;Jollibee;McDonald's;McDo;Chowking;Mang Inasal;Greenwich;KFC;Starbucks;Shakey's;Max's;Goldilocks;Red Ribbon;Wendy's;Burger King;SM;SM City;SM Supermalls;Robinsons;Puregold;Savemore;Gaisano;Metro Retail;KCC;LCC;NCCC;CSI;Prince Hypermart;7-Eleven;Ministop;Alfamart;Mercury Drug;Watsons;Rose Pharmacy;Ayala;BDO;BPI;Metrobank;Landbank;PNB;RCBC;UnionBank;Chinabank;EastWest;Cebuana Lhuillier;Palawan Pawnshop;M Lhuillier;DepEd;DOH;DSWD;DPWH;DTI;DOLE;LTO;BIR;SSS;PhilHealth;Pag-IBIG;COMELEC;PSA;TESDA;CHED;PNP;AFP;BFP;LGU;Nestle;Unilever;P&G;Procter & Gamble;San Miguel;Coca-Cola;Pepsi;URC;Rebisco;Monde Nissin;Del Monte;Dole;Toyota;Honda;Mitsubishi;Yazaki;Epson;Samsung;Intel;Texas Instruments;Lazada;Shopee;Grab;Foodpanda;Angkas;Lalamove;J&T;LBC;Rappler;ABS-CBN;GMA;TV5;Inquirer;Philippine Airlines;PAL;Cebu Pacific;AirAsia;Okada;Solaire;City of Dreams;Megawide;DMCI;EEI;Hanjin;Upwork;Fiverr;OnlineJobs;51Talk;RareJob;Bizmates;Native Camp;Google;Amazon;Microsoft;Canva;Stripe;PayMongo;Maya;GCash;Kumu;Uber;Airbnb;Meta;Facebook;Unilab`.split(
    ';',
  )
const KNOWN = new Set(NAMES.map((name) => name.toLowerCase()))
const MOST_WORDS = 3

/** Whether a name begins with that of an employer we know. */
export function isKnownEmployer(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[,(].*$/, '')
    .trim()
    .split(/\s+/)
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    if (KNOWN.has(words.slice(0, count).join(' '))) return true
  }
  return false
}
