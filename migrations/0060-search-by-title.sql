-- A page of a search takes other things now: the postings that say what was understood come before those that are silent.
drop function if exists listed_postings(
  tsquery, tsquery, date, text, integer, integer, boolean, text[], tsquery, tsquery);
