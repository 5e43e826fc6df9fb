import { pair } from './november-pair-texts.ts'
import type { JudgedPair } from './pair.ts'

/** Written in November without sight of the rules and opened after they were measured by it. The third part: two jobs each. */
export const PAIRS_OPENED_NOVEMBER_THIRD: readonly JudgedPair[] = [
  pair(
    'cold callers of two languages',
    false,
    [
      'Cold Caller',
      'Parcel Land Co',
      `Call land owners in Florida, qualify, pass to acquisitions. Mojo dialer. $5 + $25 per closed deal. English.`,
    ],
    [
      'Cold Caller - Spanish',
      'Parcel Land Co',
      `Call land owners in Florida, qualify, pass to acquisitions. Mojo dialer. $8 + $25 per closed deal. Spanish needed.`,
    ],
  ),
  pair(
    'temporary cover and the permanent post',
    false,
    [
      'HR Assistant (Maternity Cover)',
      'Monark Foods',
      `HR Assistant: 201 files, onboarding, time keeping, benefits. Four-month cover, January to April.`,
    ],
    [
      'HR Assistant',
      'Monark Foods',
      `HR Assistant: 201 files, onboarding, time keeping, benefits. Regular position after probation.`,
    ],
  ),
  pair(
    'amazon, two designers of one owner',
    false,
    [
      'Amazon Graphic Designer (Listing Images)',
      'Trove Brands',
      `We sell kitchen goods on Amazon. You make main images, A+ content and storefronts in Photoshop. 3 years. EST hours, Hubstaff.`,
    ],
    [
      'Amazon Video Editor (Listing Videos)',
      'Trove Brands',
      `We sell kitchen goods on Amazon. You cut product videos and sponsored clips in Premiere. 3 years. EST hours, Hubstaff.`,
    ],
  ),
]
