-- Counts of limits needn't outlive a crash, and every one of them would wait for the disk.
ALTER TABLE rate_limits SET UNLOGGED;
