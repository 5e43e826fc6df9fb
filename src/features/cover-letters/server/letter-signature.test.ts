import { expect, test } from 'vitest'
import { greetingFor } from './letter-person.ts'

test.each([
  ['We sell candles.\nSend your rate.\nThanks for reading,\nAnnika', 'Marlow Goods', 'Hello Annika,'],
  ['Two of us.\nApply by Friday.\nCannot wait to meet you!\nBeth & Tyler', 'Palm Realty', 'Hello Beth & Tyler,'],
  ['I coach.\nSend a Loom.\nxo Renata', 'Coach Renata M.', 'Hello Renata,'],
  ["Yo! I'm Marcus. I coach busy dads.\nSend three links.", 'Iron Fitness', 'Hello Marcus,'],
  ['Please send a letter addressed to Graham. In it, tell us your rate.', 'Lark Capital', 'Hello Graham,'],
  ['We sell candles.\nSend your rate.\nApply now!', 'Marlow Goods', 'Hello Marlow Goods team,'],
  ["I'm looking for a VA.\nSend your rate.\nThanks", 'D. Whitlock', 'Hello D. Whitlock,'],
  ['Fix our site.', 'Upwork client (Canada)', 'Hello,'],
  ['Fix our site.', 'Saoirse D.', 'Hello Saoirse,'],
  ['We sell candles.\nSend your rate, po.\nSalamat!', 'Marlow Goods', 'Hello Marlow Goods team,'],
  ["Hi, I'm American and I run a shop.\nSend your rate.", 'Marlow Goods', 'Hello Marlow Goods team,'],
  ['We sell candles.\nYou know our tools.\nShopify', 'Marlow Goods', 'Hello Marlow Goods team,'],
  ['We sell candles.\nSend your rate.\nCustomer Service', 'Marlow Goods', 'Hello Marlow Goods team,'],
  ['I own two trucks.\nTell me your rate.\nNo agencies, my name is Dan', 'D. Kessler', 'Hello Dan,'],
  ['i coach online.\nsend your reels!\nta! marco', 'fitwithmarco', 'Hello Marco,'],
  ['i coach online.\nsend your reels!\nthanks everyone', 'fitwithmarco', 'Hello fitwithmarco team,'],
  ['I run a firm. I need help. I want to hear "Tanner, rest".', 'Tanner Holloway', 'Hello Tanner,'],
  ['I walk dogs. I need help. I text a lot.', 'Muddy Paw', 'Hello Muddy Paw team,'],
  ['I run a firm. I need help. I text a lot. We are ten.', 'Harlow Finch', 'Hello Harlow Finch team,'],
  ['We fix guitars.', 'Tyler (Fretboard Simple)', 'Hello Tyler,'],
  ['We answer chats.', 'Northpeak Solutions, Inc.', 'Hello Northpeak Solutions team,'],
  ['We fix teeth.', 'Dr. Ana Cruz, DDS', 'Hello Dr. Ana Cruz,'],
  ['We are a team.\nBenefits:\nHMO', 'Client Services Group', 'Hello Client Services Group team,'],
])('"%s" of %s is greeted "%s"', (description, employer, greeting) => {
  expect(greetingFor(employer, description)).toBe(greeting)
})
