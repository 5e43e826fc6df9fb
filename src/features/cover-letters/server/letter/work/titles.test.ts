import { expect, test } from 'vitest'
import { inSentence } from './titles.ts'

test.each([
  ['Video Editor', 'video editor'],
  ['Shopify Product Listing VA', 'Shopify product listing VA'],
  ['Short-form Video Editor', 'short-form video editor'],
  ['E-commerce Assistant', 'e-commerce assistant'],
  ['HR Assistant', 'HR assistant'],
  ['AP/AR Accountant', 'AP/AR accountant'],
  ['Tier 1 Help Desk', 'tier 1 help desk'],
  ['English Teacher', 'English teacher'],
  ['Amazon Seller Central Account Manager', 'Amazon Seller Central account manager'],
  ['QuickBooks Online Bookkeeper', 'QuickBooks Online bookkeeper'],
  ['Online Seller', 'online seller'],
  ['Virtual Assistant for Realtors', 'virtual assistant for realtors'],
  ['Bookkeeper for Brightwheel', 'bookkeeper for Brightwheel'],
  ['Editor for Travel Agencies', 'editor for travel agencies'],
  // A word that may be a name leaves the whole as it is.
  ['Brightwheel Admin', 'Brightwheel Admin'],
  ['MS Office', 'MS Office'],
  ['customer service', 'customer service'],
  ['', ''],
])('"%s" stands in a sentence as "%s"', (title, said) => {
  expect(inSentence(title)).toBe(said)
})
