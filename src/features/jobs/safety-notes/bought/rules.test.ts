import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) => safetyNotes({ title: '', description, salary: null }).map((note) => note.kind)

test.each([
  'Bumili ka muna ng starter kit na ₱1,200 para makapag-start.',
  'Kailangan bumili ng training module worth 899 bago mag-umpisa.',
  'You have to buy the training manual for 650 before your first day.',
  'Before the orientation you buy the polo and lanyard from us.',
  'Bibili po kayo ng uniform sa amin, 750 pesos.',
  'The laptop we sent you is on hold in customs. You need to pay 3,300 clearance.',
  'Hello, your equipment parcel is at customs. Settle 2,900 para ma-deliver.',
  'Sagot mo ang uniform, 850, bago ang deployment.',
  'Prepare 500 pesos for your ID and lanyard, pa-GCash na lang po.',
  'ID at uniform po ay 650, bayaran bago mag-training.',
  'Kailangan lang po ng 350 pesos pang ID.',
  'May placement fee na 60k bago ka lumipad.',
  'Visa processing 30k bago umalis.',
  'Bayad sa papeles bago makaalis, may dalawang hulog.',
  'May babayaran na 18k sa medical at visa bago makasakay.',
  'Your work laptop was held by customs, please send 2,500 for the release.',
  'Nasa customs pa ang laptop mo, kailangan bayaran ang ₱3,200 na clearance.',
  'We shipped your equipment but it is on hold at customs. Kindly pay the clearance fee.',
  'The courier is holding your work phone until the customs charge of 1,900 is paid.',
])('what is sold, charged or kept back: %s', (description) => {
  expect(kindsOf(description)).toEqual(['fee'])
})

test.each([
  'We provide the training kit and the uniform on your first day.',
  'Employees receive their uniform and badge for free.',
  'Walang bayad ang ID at uniform.',
  'May allowance na 500 para sa uniform.',
  'You will buy 300 uniforms from suppliers before the school year.',
  'Kailangan namin ng 300 na ID para sa event.',
  'Students buy the module for 300 before class; you only record it.',
  'Ang training ay bayad, 645 kada araw, bago mag-deploy.',
  'No placement fee and no processing fee before you leave.',
  'Kami po ang sagot sa processing fee bago kayo lumipad.',
  'The employer pays the visa fee before departure.',
  'Track shipments that are held at customs and send the duties of 2,000 to the broker.',
  'You will help customers whose packages are on hold at customs and tell them which fee to pay.',
  'Your laptop comes by courier; we pay customs.',
  'Your laptop is delayed at customs; we settle the 3,500 and you get it on Monday.',
  'Kasama sa package: uniform, ID, at 500 na allowance.',
])('an honest sentence stays alone: %s', (description) => {
  expect(kindsOf(description)).toEqual([])
})
