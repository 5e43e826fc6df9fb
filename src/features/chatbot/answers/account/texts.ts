import type { Topic } from '../words/rules.ts'

/** What the assistant knows about accounts, messages and data. */
export const ACCOUNT_TOPICS: readonly Topic[] = [
  {
    name: 'notifications',
    asks: [
      'notification',
      'email notification',
      'notification job',
      'notification settings',
      'notification time',
      'stop notification',
      'stop email',
      'notification problem',
      'notification new job',
      'unsubscribe email',
      'delete notification',
      'too many email',
    ],
    answer:
      'Under Settings > Notifications you choose what you hear about: job alerts, application updates, messages and news from us, and how often. Immediate alerts go out every hour, the daily digest at 8 AM Manila time, the weekly digest on Mondays at 9 AM Manila time.',
  },
  {
    name: 'spam-folder',
    asks: [
      'spam',
      'email spam',
      'email missing',
      'missing',
      'code missing',
      'email',
      'notification missing',
      'verify email missing',
      'spam folder',
      'password email missing',
      'verify code',
      'code',
      'code expired',
      'verify email',
      'email verify code',
    ],
    answer:
      'Our e-mails may land in your spam folder. Look there first, and mark us as “not spam” so that the next one reaches your inbox. A verification code has 6 digits and works for 15 minutes; you can ask for a new one after 60 seconds. Also check that your address is spelled correctly.',
  },
  {
    name: 'privacy',
    asks: [
      'hide profile employer',
      'privacy',
      'data privacy',
      'profile privacy',
      'data security',
      'security',
      'security account',
      'profile employer',
      'recruiter profile',
      'hide profile',
      'privacy settings',
      'data',
      'privacy employer',
    ],
    answer:
      'You decide who sees your profile under Settings > Privacy: public, private, or limited, which means only employers you applied to. You can also hide it from your current employer and switch off contact by recruiters. We follow the Data Privacy Act (RA 10173), and we never sell your data. The details are on the Privacy page.',
  },
  {
    name: 'export',
    asks: [
      'export',
      'data export',
      'export data',
      'download data',
      'export account',
      'privacy export',
      'export personal data',
    ],
    answer:
      'Under Settings > Privacy, choose Request Data Export. We collect everything you gave us (profile, resumes, applications, messages) into one ZIP and e-mail you a link. It works for 7 days, and only when you are logged in.',
  },
  {
    name: 'delete-account',
    asks: [
      'delete account',
      'delete data',
      'account closed',
      'deactivate account',
      'delete profile',
      'delete hanap account',
      'delete personal data',
    ],
    answer:
      'Under Settings > Privacy, choose Delete Account and confirm with your password. Your profile, resumes, board connection, chats and applications are erased for good. Only payment records that the law wants kept stay, without your name. If you want a copy first, request a data export.',
  },
  {
    name: 'password',
    asks: [
      'password',
      'forgot password',
      'forgot',
      'password reset',
      'login problem',
      'login password',
      'forgot login',
      'forgot account',
      'password problem',
      'password requirements',
    ],
    answer:
      'Forgot your password? On the login page choose Forgot password, enter your e-mail, type the code we send, and set a new one: at least 8 characters with an uppercase letter and a number. Resetting logs out all your devices. If you only want to change it, go to Settings > Password. No code? Please check your spam folder.',
  },
  {
    name: 'change-password',
    asks: ['change password', 'change password settings'],
    answer:
      'Go to Settings > Password, enter your current password and the new one twice. You are then logged out and log in again with the new password. If you do not remember the current one, use Forgot password on the login page.',
  },
  {
    name: 'second-step',
    asks: [
      'twostep',
      'twostep login',
      'twostep phone',
      'twostep missing',
      'twostep code',
      'twostep problem',
      'twostep password',
    ],
    answer:
      'Under Settings > Password you can add a second step to your login: a code of an authenticator app or a passkey. You get ten recovery codes with it; each opens your account once if your phone is gone. Keep them somewhere else than on the phone. Without phone and codes, write to us through the Contact page.',
  },
  {
    name: 'login',
    asks: [
      'login',
      'login account',
      'logout',
      'login google',
      'google',
      'google account',
      'google register',
      'logout device',
    ],
    answer:
      'Log in with your e-mail and password, or with Google if the address is the same. “Remember me” keeps you logged in for 30 days on that device; otherwise it is 12 hours. After too many wrong tries, wait a few minutes. To leave, open the menu with your initials and choose Logout.',
  },
  {
    name: 'register',
    asks: [
      'register',
      'register account',
      'register free',
      'new account',
      'register requirements',
      'register hanap',
      'register email',
    ],
    answer:
      'Choose Register at the top of the page, or sign up with Google. You need your name, a username, an e-mail address and a password of at least 8 characters with a letter and a number. We send a 6-digit code to your e-mail to confirm it. The free trial of 14 days starts at once, no card needed.',
  },
  {
    name: 'account-details',
    asks: [
      'account',
      'change email',
      'change name',
      'change username',
      'change phone',
      'change account',
      'account settings',
      'settings',
      'username',
      'change account data',
    ],
    answer:
      'Your name, username, e-mail and phone number are under Settings > Personal. Your password, notifications, integrations and privacy have their own sections there. What employers read about you is on your Profile page.',
  },
  {
    name: 'profile',
    asks: [
      'profile',
      'profile complete',
      'onboarding',
      'change profile',
      'profile skills',
      'skills',
      'onboarding apply',
      'onboarding problem',
      'profile photo',
      'profile requirements',
      'onboarding profile',
    ],
    answer:
      'Your profile is complete with four things: basic information (title, years of experience, location and one work option), a resume, at least one skill, and one preferred job type. Fill them in the onboarding steps or on your Profile page. The better your skills are listed, the better jobs can be matched.',
  },
  {
    name: 'messages',
    asks: [
      'message',
      'message employer',
      'message admin',
      'unread message',
      'message missing',
      'message problem',
      'message delete',
    ],
    answer:
      'Your Inbox holds messages from the Hanap team. You can reply, edit or unsend your own messages and archive a conversation. The number beside Inbox counts unread ones. Employers answer you on the board or by e-mail, so look there as well, and in your spam folder.',
  },
  {
    name: 'contact',
    asks: [
      'human',
      'contact human',
      'human hanap',
      'problem',
      'contact support',
      'report problem',
      'email support',
      'problem hanap',
      'help human',
      'problem help',
    ],
    answer:
      'Write to the team through the Contact page; a person reads every message. Tell us what you did, what you expected and what happened, with the address of the posting if it is about one. We answer by e-mail, so look in your spam folder too.',
  },
]
