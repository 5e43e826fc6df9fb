import { expect, test } from 'vitest'
import { linesOf as read, wordsAt as at } from './testing/words-at.ts'

test('the cells of a table are whole, also where short ones stand in the middle of their row', () => {
  expect(
    read(
      at(50, 700, 'Company'),
      at(150, 700, 'Role'),
      at(250, 700, 'Dates'),
      at(50, 680, 'Ridgeway Land'),
      at(50, 668, 'Design'),
      at(150, 674, 'Operator'),
      at(250, 680, 'Mar 2020 - to'),
      at(250, 668, 'date'),
      at(50, 648, 'RMD Services'),
      at(150, 648, 'Drafter'),
      at(250, 648, '2017 - 2020'),
    ),
  ).toEqual([
    'Company\tRole\tDates',
    'Ridgeway Land Design\tOperator\tMar 2020 - to date',
    'RMD Services\tDrafter\t2017 - 2020',
  ])
})

test('cells with their text in their middle make a table, also where one runs over three lines', () => {
  const mid = (middle: number, base: number, text: string) => at(middle - 2.5 * text.length, base, text)
  expect(
    read(
      mid(100, 700, 'LEVEL'),
      mid(250, 700, 'NAME OF SCHOOL'),
      mid(400, 700, 'FROM'),
      mid(450, 700, 'TO'),
      mid(250, 680, 'SAINT'),
      mid(100, 668, 'COLLEGE'),
      mid(250, 668, 'JOSEPH'),
      mid(400, 668, '2004'),
      mid(450, 668, '2008'),
      mid(250, 656, 'COLLEGE'),
      mid(100, 636, 'SECONDARY'),
      mid(250, 636, 'MAASIN HIGH SCHOOL'),
      mid(400, 636, '2000'),
      mid(450, 636, '2004'),
    ),
  ).toEqual([
    'LEVEL\tNAME OF SCHOOL\tFROM\tTO',
    'COLLEGE\tSAINT JOSEPH COLLEGE\t2004\t2008',
    'SECONDARY\tMAASIN HIGH SCHOOL\t2000\t2004',
  ])
})

test('dates above each other beside their entry are one time; dates of their own lines stay', () => {
  expect(
    read(
      at(50, 700, '2020'),
      at(120, 700, 'Supervisor'),
      at(50, 688, 'Present'),
      at(120, 688, 'Monde Corporation'),
      at(50, 650, '2016'),
      at(120, 650, 'Analyst'),
      at(50, 638, '2020'),
      at(120, 638, 'Nestle'),
    ),
  ).toEqual(['2020 – Present\tSupervisor', 'Monde Corporation', '2016 – 2020\tAnalyst', 'Nestle'])
  expect(
    read(at(50, 700, 'Master, Ateneo'), at(250, 700, '2018'), at(50, 680, 'BS, UE'), at(250, 680, '2011')),
  ).toEqual(['Master, Ateneo\t2018', 'BS, UE\t2011'])
})

test('what runs over its line is put together, and a list of short lines stays a list', () => {
  expect(
    read(
      at(50, 700, 'Designer of packaging and decks for food'),
      at(50, 688, 'and beauty brands in three towns of Cebu'),
      at(50, 676, 'and beyond.'),
      at(50, 650, 'Bachelor of Arts at Far Eastern (2015 -'),
      at(50, 638, '2019)'),
      at(50, 610, 'Photoshop'),
      at(50, 598, 'Illustrator'),
    ),
  ).toEqual([
    'Designer of packaging and decks for food and beauty brands in three towns of Cebu and beyond.',
    'Bachelor of Arts at Far Eastern (2015 - 2019)',
    'Photoshop',
    'Illustrator',
  ])
})

test('a date is apart from what stands before it, small capitals are one word', () => {
  expect(
    read(at(50, 700, 'Support Agent (Call', 'sans f2 10'), at(153, 700, 'August 2022'), at(50, 670, 'D'), {
      ...at(55, 670, 'EVELOPER'),
      size: 7,
    }),
  ).toEqual(['Support Agent (Call\tAugust 2022', 'DEVELOPER'])
})

test('entries beside each other, each with its time, are read one after the other', () => {
  expect(
    read(
      at(50, 700, 'College'),
      at(220, 700, 'Senior High'),
      at(400, 700, 'Junior High'),
      at(50, 688, 'Isabela State University'),
      at(220, 688, 'La Salette'),
      at(400, 688, 'Santiago High School'),
      at(50, 676, '2016 - 2020'),
      at(220, 676, '2014 - 2016'),
      at(400, 676, '2010 - 2014'),
      at(50, 640, 'SKILLS'),
      at(50, 628, 'Excel'),
    ),
  ).toEqual([
    'College',
    'Isabela State University',
    '2016 - 2020',
    'Senior High',
    'La Salette',
    '2014 - 2016',
    'Junior High',
    'Santiago High School',
    '2010 - 2014',
    'SKILLS',
    'Excel',
  ])
})

test('a form with labels on both sides is read row by row', () => {
  expect(
    read(
      at(50, 700, 'Elementary: Bacao School'),
      at(300, 700, 'Year: 2010'),
      at(50, 688, 'High School: Ferrer School'),
      at(300, 688, 'Year: 2016'),
      at(50, 676, 'College: Cavite State'),
      at(300, 676, 'Year: 2020'),
      at(50, 664, 'Course: Nursing'),
      at(300, 664, 'Honors: none'),
    ),
  ).toEqual([
    'Elementary: Bacao School\tYear: 2010',
    'High School: Ferrer School\tYear: 2016',
    'College: Cavite State\tYear: 2020',
    'Course: Nursing\tHonors: none',
  ])
})

test('the last word of a name that had no room is no heading', () => {
  expect(
    read(
      at(50, 700, 'HIGH SCHOOL: INTEGRATED NATIONAL HIGH'),
      at(50, 688, 'SCHOOL'),
      at(50, 676, '2012 - 2016'),
      at(50, 640, 'SCHOOL'),
      at(50, 628, 'Lipa'),
    ),
  ).toEqual(['HIGH SCHOOL: INTEGRATED NATIONAL HIGH SCHOOL', '2012 - 2016', 'SCHOOL', 'Lipa'])
})

test('lines with one middle are no list', () => {
  const centred = (base: number, text: string) => at(300 - 2.5 * text.length, base, text)
  const lines = [
    'EXPERIENCE',
    'Events Coordinator',
    'Hillcreek Gardens Tagaytay',
    'January 2022 - Present',
    'Cook',
    'Grill',
  ]
  expect(read(...lines.map((text, index) => centred(700 - 14 * index, text)))).toEqual(lines)
})

test('headings in a column of their own stay beside what they head', () => {
  expect(
    read(
      at(50, 720, 'Teodoro Hernando'),
      at(50, 700, 'Experience'),
      at(180, 700, 'Cook, Marriott, 2022'),
      at(180, 686, 'Helper, Vikings, 2018'),
      at(50, 660, 'Education'),
      at(180, 660, 'Marikina High School'),
      at(180, 646, 'BS Tourism, 2014'),
      at(50, 620, 'Languages'),
      at(180, 620, 'Filipino'),
    ),
  ).toEqual([
    'Teodoro Hernando',
    'Experience\tCook, Marriott, 2022',
    'Helper, Vikings, 2018',
    'Education\tMarikina High School',
    'BS Tourism, 2014',
    'Languages\tFilipino',
  ])
})

test('a label in the middle of its cell comes before what it labels, without being a column of its own', () => {
  expect(
    read(
      at(50, 720, 'Educational Attainment'),
      at(200, 700, 'BS Office Administration'),
      at(50, 688, 'Tertiary'),
      at(200, 688, 'Batangas State University'),
      at(200, 676, '2015 - 2019'),
      at(200, 656, 'High School Diploma'),
      at(50, 644, 'Secondary'),
      at(200, 644, 'Tala Academy'),
      at(200, 632, '2011 - 2015'),
      at(50, 614, 'Primary /'),
      at(200, 614, 'Tala Elementary School'),
      at(50, 602, 'Elementary'),
      at(200, 602, '2005 - 2011'),
    ),
  ).toEqual([
    'Educational Attainment',
    'Tertiary\tBS Office Administration',
    'Batangas State University',
    '2015 - 2019',
    'Secondary\tHigh School Diploma',
    'Tala Academy',
    '2011 - 2015',
    'Primary / Elementary\tTala Elementary School',
    '2005 - 2011',
  ])
})

test('names broken by a narrow column are whole, and what stands by itself stays so', () => {
  expect(
    read(
      at(50, 700, 'Bachelor of Science in Electrical'),
      at(50, 688, 'Engineering'),
      at(50, 676, 'Jacobo Gonzales Memorial'),
      at(50, 664, 'School of Arts and Trades'),
      at(50, 652, '2013 - 2015'),
      at(50, 630, 'Senior High'),
      at(50, 618, 'La Salette of the whole province'),
      at(50, 606, 'BS Nursing'),
    ),
  ).toEqual([
    'Bachelor of Science in Electrical Engineering',
    'Jacobo Gonzales Memorial',
    'School of Arts and Trades',
    '2013 - 2015',
    'Senior High',
    'La Salette of the whole province',
    'BS Nursing',
  ])
})

test('headings of two columns may stand on one line, farther left than what they head', () => {
  const column = (left: number, ...texts: string[]) => texts.map((text, index) => at(left, 680 - 14 * index, text))
  expect(
    read(
      at(50, 700, 'Work'),
      at(300, 700, 'Education'),
      ...column(70, '2021 - now', 'Analyst', 'Robina', '2018 - 2021', 'Clerk', 'Zesto'),
      ...column(320, '2012 - 2016', 'BS Biology', 'Silliman', '2008 - 2012', 'High School', 'Xavier'),
    ).join('|'),
  ).toBe(
    'Work|2021 - now|Analyst|Robina|2018 - 2021|Clerk|Zesto|Education|2012 - 2016|BS Biology|Silliman|2008 - 2012|High School|Xavier',
  )
})

test('an address on its own line in a cell is no part of the name above it', () => {
  expect(
    read(
      at(50, 695, 'COLLEGE'),
      at(130, 700, 'Bulacan College'),
      at(330, 695, 'BS Biology'),
      at(430, 695, '2007 - 2011'),
      at(130, 690, 'San Miguel, Bulacan'),
      at(50, 655, 'SECONDARY'),
      at(130, 660, 'Ilagan High School'),
      at(330, 655, 'With Honors'),
      at(430, 655, '2003 - 2007'),
      at(130, 650, 'Ilagan, Isabela'),
    ),
  ).toEqual([
    'COLLEGE\tBulacan College, San Miguel, Bulacan\tBS Biology\t2007 - 2011',
    'SECONDARY\tIlagan High School, Ilagan, Isabela\tWith Honors\t2003 - 2007',
  ])
})
