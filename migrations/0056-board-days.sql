-- How many automatic applications a board got on a day, from everybody together: each takes its place before it leaves.

create table automation_board_days (
  board text not null check (board in ('olj')),
  day date not null,
  taken integer not null,
  primary key (board, day)
);
