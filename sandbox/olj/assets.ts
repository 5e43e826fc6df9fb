import { raw, text } from '../http/replies.ts'
import type { Route } from '../http/router.ts'

const style = `:root{--ink:#1b2430;--soft:#56616f;--line:#d9dee5;--paper:#fff;--ground:#f4f6f8;--accent:#0b5cad;--good:#1d6b36;--bad:#a61b1b}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf1;--soft:#a5b0bd;--line:#37414d;--paper:#1c232b;--ground:#12171c;--accent:#7db8f5;--good:#7fd39a;--bad:#ff9b9b}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}.navbar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:space-between;padding:.8rem 1rem;background:var(--paper);border-bottom:1px solid var(--line)}
.navbar-brand{font-weight:700;text-decoration:none;color:var(--ink)}.nav-links a{margin-left:.8rem}.container{max-width:60rem;margin:0 auto;padding:1rem}
.footer{max-width:60rem;margin:2rem auto;padding:0 1rem 2rem;color:var(--soft);font-size:.85rem}
.card,.jobpost-cat-box{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:1rem;margin:0 0 1rem}
.card-hover-default:hover{border-color:var(--accent)}.narrow{max-width:26rem;margin:1rem auto}h4,h1,h2,h3{line-height:1.25;margin:.2rem 0 .6rem}dl,dd,dt{margin:0}.row{display:flex;flex-wrap:wrap;gap:.4rem 1.2rem}
.badge{display:inline-block;font-size:.75rem;border:1px solid var(--line);border-radius:99px;padding:.05rem .6rem;margin:.15rem .3rem .15rem 0;text-decoration:none}.badge:empty{display:none}
.full-time{border-color:var(--good);color:var(--good)}.part-time{border-color:var(--accent);color:var(--accent)}.fs-12,.fs-13{font-size:.85rem;color:var(--soft)}.fs-14{font-size:.92rem}.mb-0{margin:.2rem 0}
.d-flex{display:flex;gap:1rem}.flex-1{flex:1;min-width:0}.jobpost-cat-box-logo,.job__logo img{width:48px;height:48px;border-radius:8px}.col-lg-3{flex:1 1 10rem}.fs-18{font-size:1.1rem;margin:0}
.card-header{font-size:.8rem;letter-spacing:.05em;color:var(--soft);margin-bottom:.5rem}.card-worker-topskill{display:inline-block;margin:0 .5rem .4rem 0}.pagination{display:flex;flex-wrap:wrap;gap:.4rem;list-style:none;padding:0}
.page-link a{display:block;padding:.35rem .7rem;border:1px solid var(--line);border-radius:6px;background:var(--paper);text-decoration:none}.page-link.active a{border-color:var(--accent);font-weight:700}
label{display:block;margin:.7rem 0 .2rem}#myform label{display:inline-block;margin-right:.8rem}input[type=text],input[type=email],input[type=password],textarea{width:100%;padding:.55rem;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:inherit;font:inherit}
.job-page>form{margin:0 0 1rem}.btn{margin-top:.8rem;padding:.6rem 1.2rem;border:0;border-radius:8px;background:var(--accent);color:var(--paper);font:inherit;font-weight:600;cursor:pointer}.btn[disabled]{background:var(--line);color:var(--soft);cursor:default}
.error,.alert-danger{color:var(--bad)}.alert-warning,.text-warning{color:#a15c00}.alert-success h1{color:var(--good)}.alert{padding:.7rem 1rem;border:1px solid currentColor;border-radius:8px;margin:0 0 1rem}
.bookmark,.newsletter{display:none}.threads{list-style:none;padding:0}.thread{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:.7rem 1rem;margin-bottom:.6rem}.thread>*{display:block}.message{white-space:pre-wrap;font:inherit}
.avatar{width:64px;height:64px;border-radius:50%;display:grid;place-items:center;background:var(--accent);color:var(--paper);font-size:1.6rem}`

/** A little square in a colour of its own for every employer with a logo. */
function logo(id: string): string {
  const hue = Number(id.replace(/\D/g, '') || '0') * 47
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="8" fill="hsl(${hue % 360} 45% 45%)"/><circle cx="${14 + (hue % 20)}" cy="24" r="9" fill="hsl(${(hue + 60) % 360} 60% 80%)"/></svg>`
}

const lasting = { headers: { 'cache-control': 'public, max-age=3600' } }

/** Style, logos, the script every normal page names, and the rules for robots. */
export const assetRoutes: Route[] = [
  { method: 'GET', path: '/assets/board.css', handle: () => raw('text/css; charset=utf-8', style, lasting) },
  {
    method: 'GET',
    path: '/assets/logo/{name}',
    handle: (_request, { name = '' }) => raw('image/svg+xml', logo(name), lasting),
  },
  {
    method: 'GET',
    path: '/cdn-cgi/challenge-platform/scripts/jsd/main.js',
    handle: () => raw('text/javascript', '/* the real one measures the browser */', lasting),
  },
  {
    method: 'GET',
    path: '/robots.txt',
    handle: () =>
      text('User-agent: *\nCrawl-delay: 5\nDisallow: /apply\nDisallow: /message/\nDisallow: /authenticate\n'),
  },
]
