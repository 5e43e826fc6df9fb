-- The sentence of a posting that is worded most like known scams, where the posting is: weighing its words costs more than
-- showing it, so it is done once, when the posting is read.
alter table postings add column alike text;
