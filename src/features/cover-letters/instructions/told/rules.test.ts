import { describe, expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'
import { spelt, sumsAsked } from './sums/rules.ts'

describe('a word that the posting tells without writing it down', () => {
  test.each([
    ['What is 8 + 5? Put the answer in the subject line.', ['word subject 13']],
    ['Please solve 6 x 3 = ? and write the result at the top of your message.', ['word first_line 18']],
    ['Ano ang 5 + 5? Ilagay ang sagot sa subject.', ['word subject 10']],
    ['Answer this: 12-5=? in the first line of your message.', ['word first_line 7']],
    ["First line of your message: what's 14 x 6?", ['word first_line 84']],
    ['Work out 9 x 6. Use the result as the subject of your email.', ['word subject 54']],
    ['How much is 14 minus 6? Write that number at the very top of your message.', ['word first_line 8']],
    ['What is 100 - 37? Your answer goes in the first line of the application.', ['word first_line 63']],
    ['At the start of your letter write the answer to this: 3 + 4 x 2.', ['word first_line 11']],
    ['Begin your cover letter with the sum of 20 and 22.', ['word first_line 42']],
    ['P.S. Tell me what 8 times 7 is in the first line, so I know you read my post.', ['word first_line 56']],
    ["(P.S. Spam filter: what's 30 divided by 5? Put it in your subject.)", ['word subject 6']],
    ['What is 9 + 4? Type it in words as the very last line of your letter.', ['word last_line Thirteen']],
  ])('a sum: %s', (text, found) => {
    expect(read(text)).toEqual(found)
  })

  test.each([
    ['Our dog is called Biscuit.', "Put our dog's name in the first line of your message.", 'word first_line Biscuit'],
    [
      'Dovetail, the dog, sleeps under the bench.',
      "Email us with our dog's name as the first word.",
      'word first_line Dovetail',
    ],
    ['My kiln has a name, Vulcan.', 'Your first word should be the name of my kiln.', 'word first_line Vulcan'],
    ['Meet Kiko, our office parrot.', "To apply: subject line = our parrot's name.", 'word subject Kiko'],
    [
      'Our owner (Renato Salvacion) roasts.',
      "Please put the owner's last name in the subject of your mail.",
      'word subject Salvacion',
    ],
    ['Our founder is Ines Calloway.', "Start your email with our founder's first name.", 'word first_line Ines'],
    [
      'Our office is in Thistle Street.',
      'Please put the name of the street our office is in at the top of your message.',
      'word first_line Thistle Street',
    ],
    [
      'The oldest horse here is a mare called Juniper; the youngest horse is called Moss.',
      "Please write the oldest horse's name as the subject of your mail.",
      'word subject Juniper',
    ],
  ])('a name: %s %s', (told, order, found) => {
    expect(read(`${told}\n\n${order}`)).toEqual([found])
  })

  test.each([
    // Two of them, none, or one only the applicant has.
    [
      'Our donkey is called Basil. Our other donkey is called Thyme.',
      "Put our donkey's name in the first line of your message.",
    ],
    ['We have cats.', "Put our cat's name in the first line of your message."],
    ['Our street is Thistle Street.', 'In your first line, tell us the name of the street you grew up in.'],
    // Not ours to answer.
    ['What gets wetter the more it dries?', 'Type the answer at the bottom of your application.'],
    ['How many minutes has an hour and a half?', 'Put that number in the subject.'],
    // At work.
    ['You teach sums: what is 7 + 5?', 'Pupils write the result as the last line of their work.'],
    ['Our dog is called Rusty.', "Write the dog's name in the first line of each reply to customers."],
  ])('none in: %s %s', (told, order) => {
    expect(read(`${told}\n\n${order}`).filter((line) => line.startsWith('word'))).toEqual([])
  })

  test('where only a person knows, they are asked', () => {
    expect(read('I have keys but no locks. What am I? Put your answer in the subject line.')).toEqual([
      'ask I have keys but no locks. What am I?',
    ])
    expect(read('(What do you call the house of bees? Open your reply with it.)')).toEqual([
      'ask What do you call the house of bees?',
    ])
    expect(read('In your letter write the year of your first tooth. Just kidding :)')).toEqual([])
  })
})

test.each([
  ['What is 3 + 4 x 2?', [11]],
  ['the sum of twenty-one and 4', [25]],
  ['what you get when you add 8 and 9', [17]],
  ['the result of 12 divided by 5', []],
  ['The answer to 3 - 7', []],
  ['Hours 9 - 5, what are yours?', []],
  ['What is 20 - 30 hours to you?', []],
  ['Budget: 10 - 15', []],
])('the sums of "%s" make %j', (text, made) => {
  expect(sumsAsked(text).map(({ is }) => is)).toEqual(made)
})

test('a number in words', () => {
  expect([7, 13, 40, 21, 100].map(spelt)).toEqual(['Seven', 'Thirteen', 'Forty', 'Twenty-one', '100'])
})
